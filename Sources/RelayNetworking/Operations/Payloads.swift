public import Foundation
import Relay

/// The answers to an operation: one for a query or a mutation, more when they are incremental, as
/// many as there are events for a subscription.
///
/// The first is there already, so that an interceptor can look at it before it hands it on; the
/// rest come as they are read, once.
public struct Payloads: AsyncSequence, Sendable {
    /// A complete GraphQL response in UTF-8 JSON.
    public typealias Element = Data

    /// The first answer; `nil` for an operation that ended without any.
    public let first: Data?
    /// Status and headers of the HTTP response that carries them; `nil` when there is none.
    public let head: HTTPHead?
    private let rest: (@Sendable () async throws -> Data?)?

    /// A single answer.
    public init(_ payload: Data, head: HTTPHead? = nil) {
        first = payload
        self.head = head
        rest = nil
    }

    /// The answers that `next` gives one by one, until it gives `nil`.
    ///
    /// - Throws: What the first call of `next` throws.
    public init(
        head: HTTPHead? = nil,
        next: @escaping @Sendable () async throws -> Data?
    ) async throws {
        first = try await next()
        self.head = head
        rest = first == nil ? nil : next
    }

    /// Whether there can be more than one answer.
    public var isStream: Bool { rest != nil }

    /// The answers, each changed by `transform`.
    ///
    /// - Throws: What `transform` throws for the first of them.
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

    /// Starts to read the answers.
    public func makeAsyncIterator() -> Iterator {
        Iterator(first: first, rest: rest)
    }

    /// Reads the answers.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var first: Data?
        fileprivate let rest: (@Sendable () async throws -> Data?)?

        /// The next answer; `nil` when the operation has ended.
        public mutating func next() async throws -> Data? {
            if let first = first.take() { return first }
            return try await rest?()
        }
    }
}

extension Payloads {
    /// The answers of any network.
    init(_ stream: AsyncThrowingStream<Data, any Error>) async throws {
        try await self.init {
            // All iterators of a stream share its elements.
            var iterator = stream.makeAsyncIterator()
            let next = try await iterator.next()
            // A stream ends without an error when its reader is cancelled.
            if next == nil { try Task.checkCancellation() }
            return next
        }
    }
}
