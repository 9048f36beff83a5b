/// Runs the rest of the chain for an operation: the remaining interceptors and the network.
public typealias NetworkNext = @Sendable (NetworkRequest) async throws -> Payloads

/// Wraps each operation of a network.
///
/// ```swift
/// struct Timing: NetworkInterceptor {
///     func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
///         let start = ContinuousClock.now
///         let payloads = try await next(request)      // once, again, or not at all
///         print(request.name, ContinuousClock.now - start)
///         return payloads
///     }
/// }
/// ```
///
/// `next` returns when the first payload has arrived, and throws the error that prevented it. Until
/// then the environment has received nothing, so the operation can be stopped, changed, repeated or
/// answered in another way. Later errors are thrown while the payloads are read.
///
/// The first interceptor of a list is the outermost one: it sees the request first and the payloads
/// last. All of them come before the ``HTTPInterceptor``s of the network's client. They run in a
/// task that inherits the task-local values of the caller of the operation, and that is cancelled
/// with it.
public protocol NetworkInterceptor: Resettable {
    /// Returns the payloads for `request`, usually those of `next`.
    func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads
}

extension [any NetworkInterceptor] {
    /// Assigns an operation to the signed-in user, for all authentications among the interceptors.
    func bind(_ owner: inout RequestOwner) async throws {
        for interceptor in self {
            try await (interceptor as? AuthenticationInterceptor)?.bind(&owner)
        }
    }

    /// Returns whether those that add headers would now add those of the same user.
    func haveSameHeaders(_ request: NetworkRequest) async throws -> Bool {
        for case let headers as HeadersInterceptor in self {
            guard try await headers.returnsSame(for: request) else { return false }
        }
        return true
    }
}

extension [any NetworkInterceptor] {
    /// Returns the chain of all interceptors, ending with `last`.
    func chain(to last: @escaping NetworkNext) -> NetworkNext {
        reversed().reduce(last) { next, interceptor in
            { try await interceptor.intercept($0, next: next) }
        }
    }
}
