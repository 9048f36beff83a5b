public import Foundation
import Relay

/// The payloads of an operation: one for a query or a mutation, several if they are incremental,
/// and one for each event of a subscription.
///
/// The first payload has already arrived, so that an interceptor can check it. The others arrive as
/// they are read, which is possible only once.
public struct Payloads: AsyncSequence, Sendable {
    /// A complete GraphQL response in UTF-8 JSON.
    public typealias Element = Data

    /// The first payload; `nil` for an operation that ended without any.
    public let first: Data?
    /// The status and headers of the HTTP response; `nil` if there is none.
    public let head: HTTPHead?
    private let rest: (@Sendable () async throws -> Data?)?

    /// Creates a single payload.
    public init(_ payload: Data, head: HTTPHead? = nil) {
        first = payload
        self.head = head
        rest = nil
    }

    /// Creates the payloads that `next` returns one by one, until it returns `nil`.
    ///
    /// - Throws: The error of the first call of `next`.
    public init(
        head: HTTPHead? = nil,
        next: @escaping @Sendable () async throws -> Data?
    ) async throws {
        first = try await next()
        self.head = head
        rest = first == nil ? nil : next
    }

    /// Whether there may be more than one payload.
    public var isStream: Bool { rest != nil }

    /// Returns the payloads, each transformed by `transform`.
    ///
    /// - Throws: The error of `transform` for the first payload.
    public func map(
        _ transform: @escaping @Sendable (Data) async throws -> Data
    ) async throws -> Payloads {
        guard let first else { return self }
        guard let rest else { return Payloads(try await transform(first), head: head) }
        let isFirst = Locked(true)
        return try await Payloads(head: head) {
            let wasFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            if wasFirst { return try await transform(first) }
            guard let next = try await rest() else { return nil }
            return try await transform(next)
        }
    }

    /// Returns an iterator over the payloads.
    public func makeAsyncIterator() -> Iterator {
        Iterator(first: first, rest: rest)
    }

    /// Reads the payloads.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var first: Data?
        fileprivate let rest: (@Sendable () async throws -> Data?)?

        /// Returns the next payload, or `nil` when the operation has ended.
        public mutating func next() async throws -> Data? {
            if let first = first.take() { return first }
            return try await rest?()
        }
    }
}

extension Payloads {
    /// Creates the payloads of any network.
    init(_ stream: AsyncThrowingStream<Data, any Error>) async throws {
        try await self.init {
            // All iterators of a stream share its elements.
            var iterator = stream.makeAsyncIterator()
            let next = try await iterator.next()
            // A stream ends without an error if its consumer is cancelled.
            if next == nil { try Task.checkCancellation() }
            return next
        }
    }
}
