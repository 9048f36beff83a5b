#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// The way to a GraphQL server: the one protocol that an app implements.
///
/// ```swift
/// struct API: Network {
///     func execute(
///         request: RequestParameters,
///         variables: VariableData,
///         cacheConfig: CacheConfig
///     ) -> AsyncThrowingStream<Data, any Error> { … }
/// }
/// ```
public protocol Network: Sendable {
    /// Sends an operation and streams the server's answers.
    ///
    /// Each element is one complete GraphQL response in UTF-8 JSON: one for a query or a mutation,
    /// as many as there are events for a subscription. Of a response that comes in parts, for
    /// `@defer` and `@stream`, each payload is an element, as the server sends it. The stream ends
    /// when the operation has ended; an error that it throws ends the operation. Dropping the
    /// stream cancels the request: `onTermination` is the place to stop it.
    ///
    /// The environment calls this once for each execution, at once, outside its locks and off the
    /// main actor, and processes the elements strictly in order. Identical queries in flight reach
    /// the network once, unless it knows that another user has signed in.
    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error>

    /// Forgets the user: drops cached answers and cookies, closes connections, and fails what is in
    /// flight instead of sending it later.
    ///
    /// ``RelayEnvironment/reset(keepsQueuedMutations:isolation:)`` calls it, outside its locks. When it returns, nothing that was
    /// begun before may be sent any more. By default it does nothing; a network that keeps anything
    /// of a user, or passes operations on to another network, implements it.
    func reset()
}

extension Network {
    /// Does nothing: nothing is kept of a user.
    public func reset() {}
}

extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
    /// A stream of one element, which `produce` makes: the answer to a query or a mutation.
    ///
    /// Dropping the stream cancels the task in which `produce` runs.
    public static func single(
        _ produce: @escaping @Sendable () async throws -> Element
    ) -> AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingOldest(1)) { continuation in
            let task = Task {
                do {
                    continuation.yield(try await produce())
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
