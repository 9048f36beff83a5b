public import Foundation
import Relay

/// The body of a response: chunks of bytes, split wherever the network splits them.
///
/// It can be read once. If the reading task is cancelled, reading throws `CancellationError`, so an
/// incomplete body is never mistaken for a complete one. Dropping a body before its end cancels the
/// request.
public struct HTTPBody: AsyncSequence, Sendable {
    /// A chunk of bytes.
    public typealias Element = Data

    private let pull: @Sendable () async throws -> Data?
    /// Tells the observers that the body is complete.
    private var finish: @Sendable () -> Void = {}

    /// Creates a body that is already complete.
    public init(_ data: Data) {
        let rest = Locked(data.isEmpty ? nil : data)
        pull = { rest.withLock { rest in rest.take() } }
    }

    /// Creates a body that ends with an error.
    init(_ data: Data, thenFailing error: any Error) {
        let rest = Locked(data.isEmpty ? nil : data)
        pull = {
            if let data = rest.withLock({ $0.take() }) { return data }
            throw error
        }
    }

    /// Creates a body whose chunks are requested one by one; `nil` ends it.
    public init(next: @escaping @Sendable () async throws -> Data?) {
        pull = next
    }

    /// Creates a body that `produce` writes, either at once or later from elsewhere.
    ///
    /// - Parameters:
    ///   - unreadLimit: The maximum number of buffered bytes.
    ///   - produce: Receives the writer, which must eventually be finished.
    public init(unreadLimit: Int = .max, _ produce: (Writer) -> Void) {
        let channel = ChunkChannel(unreadLimit: unreadLimit)
        let reader = ChunkReader(channel)
        pull = { try await reader.next() }
        produce(Writer(channel: channel))
    }

    /// Returns the next chunk, which is never empty, or `nil` at the end of a complete body.
    ///
    /// - Throws: The error that cut the body short, or `CancellationError`.
    public func next() async throws -> Data? {
        try await pull()
    }

    /// Ends the body for its observers, because its content is complete.
    ///
    /// The server may send the end of the body later or never.
    func noteComplete() { finish() }

    /// Returns the same body, which passes its raw chunks to `chunk` as they are read.
    ///
    /// After the body was read to its end, `end` is called once, with the error that cut it short,
    /// if any. If the body is dropped before, that is `CancellationError`.
    public func observed(
        chunk: @escaping @Sendable (Data) -> Void = { _ in },
        end: @escaping @Sendable ((any Error)?) -> Void
    ) -> HTTPBody {
        let (pull, finish) = (pull, finish)
        let observer = BodyObserver(end)
        var body = HTTPBody {
            do {
                let next = try await pull()
                if let next { chunk(next) } else { observer.finish(nil) }
                return next
            } catch {
                observer.finish(error)
                throw error
            }
        }
        body.finish = {
            observer.finish(nil)
            finish()
        }
        return body
    }

    /// Returns an iterator over the chunks.
    public func makeAsyncIterator() -> Iterator {
        Iterator(pull: pull)
    }

    /// Reads the chunks.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let pull: @Sendable () async throws -> Data?

        /// Returns the next chunk, which is never empty, or `nil` at the end of a complete body.
        public mutating func next() async throws -> Data? {
            try await pull()
        }
    }

    /// The producer's end of a body.
    public struct Writer: Sendable {
        fileprivate let channel: ChunkChannel

        /// Appends a chunk.
        ///
        /// If too many bytes are buffered, appends nothing and returns `false`.
        public func write(_ chunk: Data) -> Bool {
            channel.write(chunk)
        }

        /// Returns whether more than `limit` bytes are buffered.
        ///
        /// If so, `notify` is called once, from any thread, when at most half of them are left.
        func isFull(above limit: Int, orNotify notify: @escaping @Sendable () -> Void) -> Bool {
            channel.isFull(above: limit, orNotify: notify)
        }

        /// Ends the body: completely, or with an error that cuts it short.
        public func finish(throwing error: (any Error)? = nil) {
            channel.finish(throwing: error)
        }

        /// Calls `action` once if the consumer stops reading before the end of the body.
        public func onAbandon(_ action: @escaping @Sendable () -> Void) {
            channel.onAbandon(action)
        }
    }
}

/// Calls a closure once, at the end of a body.
///
/// A class because its deinitialization means that nothing more will be read.
private final class BodyObserver: Sendable {
    private let end: Locked<(@Sendable ((any Error)?) -> Void)?>

    init(_ end: @escaping @Sendable ((any Error)?) -> Void) {
        self.end = Locked(end)
    }

    deinit {
        finish(CancellationError())
    }

    func finish(_ error: (any Error)?) {
        let end = end.withLock { $0.take() }
        end?(error)
    }
}

/// The consumer's end of a channel.
///
/// A class because its deinitialization means that nothing more will be read.
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
