/// The rest of the way of an operation: the interceptors further in, and the network.
public typealias NetworkNext = @Sendable (NetworkRequest) async throws -> Payloads

/// Stands around each operation of a network.
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
/// `next` returns when the first answer is there, and throws what prevented it: until then nothing
/// has reached the environment, so that the operation can be stopped, changed, sent again or
/// answered from elsewhere. Errors after it are thrown while the payloads are read.
///
/// The first interceptor of a list is the outermost: it sees the request first and the payloads
/// last. All of them stand outside the ``HTTPInterceptor``s of the network's client. They run in a
/// task that inherits the task-local values of who runs the operation, and are cancelled with it.
public protocol NetworkInterceptor: Resettable {
    /// Answers `request`, as a rule with what `next` answers.
    func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads
}

extension [any NetworkInterceptor] {
    /// Makes an operation one of the user who is signed in, for all authentications among them.
    func bind(_ owner: inout RequestOwner) async throws {
        for interceptor in self {
            try await (interceptor as? AuthenticationInterceptor)?.bind(&owner)
        }
    }
}

extension [any NetworkInterceptor] {
    /// The way through all of them to `last`.
    func chain(to last: @escaping NetworkNext) -> NetworkNext {
        reversed().reduce(last) { next, interceptor in
            { try await interceptor.intercept($0, next: next) }
        }
    }
}
