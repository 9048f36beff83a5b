public import Foundation
import Relay

/// The body of a response: chunks of bytes, split wherever the network split them.
///
/// It can be iterated once. When the iterating task is cancelled, iteration throws
/// `CancellationError`, so a body that was cut short is never taken for a whole one.
public struct HTTPBody: AsyncSequence, Sendable {
    /// A chunk.
    public typealias Element = Data

    private let chunks: AsyncThrowingStream<Data, any Error>
    private let unread: Locked<Int>

    /// A body that is known already.
    public init(_ data: Data) {
        self.init { writer in
            if !data.isEmpty { _ = writer.write(data) }
            writer.finish()
        }
    }

    /// A body that `produce` starts to write, at once or later from elsewhere.
    ///
    /// - Parameters:
    ///   - unreadLimit: The number of bytes that may wait to be read.
    ///   - produce: Takes the writer; a body whose writer is let go of ends there.
    public init(unreadLimit: Int = .max, _ produce: (Writer) -> Void) {
        // Unbounded in chunks because none may be lost; the writer bounds the bytes that wait.
        let (stream, continuation) = AsyncThrowingStream<Data, any Error>.makeStream(
            bufferingPolicy: .unbounded
        )
        chunks = stream
        unread = Locked(0)
        produce(Writer(continuation: continuation, unread: unread, unreadLimit: unreadLimit))
    }

    /// Starts to read the chunks.
    public func makeAsyncIterator() -> Iterator {
        Iterator(chunks: chunks.makeAsyncIterator(), unread: unread)
    }

    /// Reads the chunks.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var chunks: AsyncThrowingStream<Data, any Error>.Iterator
        fileprivate let unread: Locked<Int>

        /// The next chunk, never empty; `nil` when the body is complete.
        public mutating func next() async throws -> Data? {
            guard let chunk = try await chunks.next() else {
                // A stream ends without an error when its reader is cancelled.
                try Task.checkCancellation()
                return nil
            }
            unread.withLock { $0 -= chunk.count }
            return chunk
        }
    }

    /// The other end of a body.
    public struct Writer: Sendable {
        fileprivate let continuation: AsyncThrowingStream<Data, any Error>.Continuation
        fileprivate let unread: Locked<Int>
        fileprivate let unreadLimit: Int

        /// Appends a chunk; `false`, and nothing is appended, when too many bytes wait to be read.
        public func write(_ chunk: Data) -> Bool {
            let fits = unread.withLock { unread in
                guard unread + chunk.count <= unreadLimit else { return false }
                unread += chunk.count
                return true
            }
            if fits, !chunk.isEmpty { continuation.yield(chunk) }
            return fits
        }

        /// Ends the body: completely, or cut short by `error`.
        public func finish(throwing error: (any Error)? = nil) {
            continuation.finish(throwing: error)
        }

        /// Calls `action` once if the reader goes away before the body has ended.
        public func onAbandon(_ action: @escaping @Sendable () -> Void) {
            continuation.onTermination = { reason in
                if case .cancelled = reason { action() }
            }
        }
    }
}
