public import Foundation
import Relay

/// The body of a response: chunks of bytes, split wherever the network split them.
///
/// It can be read once. When the reading task is cancelled, reading throws `CancellationError`, so
/// a body that was cut short is never taken for a whole one. Letting go of a body that was not
/// read to its end ends the request.
public struct HTTPBody: AsyncSequence, Sendable {
    /// A chunk.
    public typealias Element = Data

    private let pull: @Sendable () async throws -> Data?

    /// A body that is known already.
    public init(_ data: Data) {
        let rest = Locked(data.isEmpty ? nil : data)
        pull = { rest.withLock { rest in rest.take() } }
    }

    /// A body that was cut short.
    init(_ data: Data, thenFailing error: any Error) {
        let rest = Locked(data.isEmpty ? nil : data)
        pull = {
            if let data = rest.withLock({ $0.take() }) { return data }
            throw error
        }
    }

    /// A body whose chunks are asked for one by one; `nil` is its end.
    public init(next: @escaping @Sendable () async throws -> Data?) {
        pull = next
    }

    /// A body that `produce` starts to write, at once or later from elsewhere.
    ///
    /// - Parameters:
    ///   - unreadLimit: The number of bytes that may wait to be read.
    ///   - produce: Takes the writer, which must be told to finish at some time.
    public init(unreadLimit: Int = .max, _ produce: (Writer) -> Void) {
        let channel = ChunkChannel(unreadLimit: unreadLimit)
        let reader = ChunkReader(channel)
        pull = { try await reader.next() }
        produce(Writer(channel: channel))
    }

    /// The next chunk, never empty; `nil` when the body is complete.
    ///
    /// - Throws: What ended the body too soon, or `CancellationError`.
    public func next() async throws -> Data? {
        try await pull()
    }

    /// The same body, whose raw chunks are shown to `chunk` as they are read.
    ///
    /// When it was read to its end, `end` is called once, with the error that cut it short.
    public func observed(
        chunk: @escaping @Sendable (Data) -> Void = { _ in },
        end: @escaping @Sendable ((any Error)?) -> Void
    ) -> HTTPBody {
        let pull = pull
        let hasEnded = Locked(false)
        let finish: @Sendable ((any Error)?) -> Void = { error in
            let isFirst = hasEnded.withLock { hasEnded in
                defer { hasEnded = true }
                return !hasEnded
            }
            if isFirst { end(error) }
        }
        return HTTPBody {
            do {
                let next = try await pull()
                if let next { chunk(next) } else { finish(nil) }
                return next
            } catch {
                finish(error)
                throw error
            }
        }
    }

    /// Starts to read the chunks.
    public func makeAsyncIterator() -> Iterator {
        Iterator(pull: pull)
    }

    /// Reads the chunks.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let pull: @Sendable () async throws -> Data?

        /// The next chunk, never empty; `nil` when the body is complete.
        public mutating func next() async throws -> Data? {
            try await pull()
        }
    }

    /// The other end of a body.
    public struct Writer: Sendable {
        fileprivate let channel: ChunkChannel

        /// Appends a chunk; `false`, and nothing is appended, when too many bytes wait to be read.
        public func write(_ chunk: Data) -> Bool {
            channel.write(chunk)
        }

        /// Ends the body: completely, or cut short by `error`.
        public func finish(throwing error: (any Error)? = nil) {
            channel.finish(throwing: error)
        }

        /// Calls `action` once if the reader goes away before the body has ended.
        public func onAbandon(_ action: @escaping @Sendable () -> Void) {
            channel.onAbandon(action)
        }
    }
}

/// The reading end of a channel; a class because its end of life tells that nobody will read on.
private final class ChunkReader: Sendable {
    private let channel: ChunkChannel

    init(_ channel: ChunkChannel) {
        self.channel = channel
    }

    deinit {
        channel.abandon()
    }

    func next() async throws -> Data? {
        try await channel.next()
    }
}
