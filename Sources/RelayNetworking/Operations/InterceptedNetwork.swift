import Foundation
public import Relay

/// A network with interceptors around it.
///
/// ```swift
/// let network = WebSocketNetwork(url: url).intercepted(by: [.logging { print($0) }])
/// ```
struct InterceptedNetwork: Network {
    private let name: String
    private let base: any Network
    private let interceptors: [any NetworkInterceptor]
    private let chain: NetworkNext

    /// Creates a network that runs each operation through `interceptors`, outermost first, and then
    /// through `base`.
    init(_ base: any Network, interceptors: [any NetworkInterceptor]) {
        name = "\(type(of: base))"
        self.base = base
        self.interceptors = interceptors
        chain = interceptors.chain { try await base.performing($0) }
    }

    /// Runs an operation through the interceptors.
    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        perform(
            joined(request, variables, cacheConfig),
            at: NetworkError.Place(operation: request.name, network: name)
        )
    }
}

extension InterceptedNetwork: RequestPerformer {
    func perform(_ request: NetworkRequest) async throws -> Payloads {
        try await chain(bound(request))
    }

    func join(_ owner: inout RequestOwner, for parameters: RequestParameters) {
        (base as? any RequestPerformer)?.join(&owner, for: parameters)
    }

    func bind(_ owner: inout RequestOwner, for parameters: RequestParameters) async throws {
        try await interceptors.bind(&owner)
        try await (base as? any RequestPerformer)?.bind(&owner, for: parameters)
    }

    func hasSameHeaders(_ request: NetworkRequest) async throws -> Bool {
        guard try await interceptors.haveSameHeaders(request) else { return false }
        return try await (base as? any RequestPerformer)?.hasSameHeaders(request) ?? true
    }

    /// Ends the user's session on logout: resets the interceptors and the network.
    func reset() {
        base.reset()
        for interceptor in interceptors { interceptor.reset() }
    }
}

extension Network {
    /// Runs a request.
    ///
    /// A network of another module receives only what its protocol supports.
    func performing(_ request: NetworkRequest) async throws -> Payloads {
        if let performer = self as? any RequestPerformer {
            return try await performer.perform(request)
        }
        let stream = execute(
            request: request.parameters,
            variables: request.variables,
            cacheConfig: request.cacheConfig
        )
        return try await Payloads(stream)
    }

    /// Returns this network with interceptors around it; the first is the outermost.
    ///
    /// Headers and extensions that they set are used only by the networks of this module.
    public func intercepted(by interceptors: [any NetworkInterceptor]) -> some Network {
        InterceptedNetwork(self, interceptors: interceptors)
    }
}

/// A network that accepts a complete request, including its headers and extensions.
protocol RequestPerformer: Network {
    /// Returns when the first payload has arrived.
    func perform(_ request: NetworkRequest) async throws -> Payloads
    /// Assigns an operation to the current session, unless it already belongs to one.
    func join(_ owner: inout RequestOwner, for parameters: RequestParameters)
    /// Assigns an operation to the signed-in user, unless it already belongs to a user.
    func bind(_ owner: inout RequestOwner, for parameters: RequestParameters) async throws
    /// Returns whether the interceptors that add headers would now add those of the same user.
    func hasSameHeaders(_ request: NetworkRequest) async throws -> Bool
}

extension RequestPerformer {
    func join(_ owner: inout RequestOwner, for parameters: RequestParameters) {}
    func bind(_ owner: inout RequestOwner, for parameters: RequestParameters) async throws {}
    func hasSameHeaders(_ request: NetworkRequest) async throws -> Bool { true }

    /// Returns a request that belongs to the current session.
    func joined(
        _ parameters: RequestParameters,
        _ variables: VariableData,
        _ cacheConfig: CacheConfig
    ) -> NetworkRequest {
        var request = NetworkRequest(
            parameters: parameters,
            variables: variables,
            cacheConfig: cacheConfig
        )
        join(&request.owner, for: parameters)
        return request
    }

    /// Returns the request assigned to the signed-in user, before any interceptor sees it.
    func bound(_ request: NetworkRequest) async throws -> NetworkRequest {
        var request = request
        try await bind(&request.owner, for: request.parameters)
        if request.started == nil { request.started = StartedCredentials() }
        if let report = request.cacheConfig.senderReport {
            var first = request
            // The report holds the request.
            first.cacheConfig.senderReport = nil
            report.report { [first] in try await isForSameUser(first) }
        }
        return request
    }

    /// Returns whether a request that starts now would be sent for the same user.
    private func isForSameUser(_ request: NetworkRequest) async throws -> Bool {
        var owner = RequestOwner()
        join(&owner, for: request.parameters)
        try await bind(&owner, for: request.parameters)
        guard owner == request.owner else { return false }
        guard owner.users.isEmpty else { return true }
        return try await hasSameHeaders(request)
    }
}

extension RequestPerformer {
    /// Runs `request` in a new task within `deadline`, and streams its payloads.
    ///
    /// A payload is requested only after the previous one was consumed, so at most one is buffered.
    func perform(
        _ request: NetworkRequest,
        at place: @escaping @Sendable @autoclosure () -> NetworkError.Place,
        deadline: Duration? = nil,
        _ deadlines: Deadlines? = nil
    ) -> AsyncThrowingStream<Data, any Error> {
        if let deadline, deadline <= .zero {
            return AsyncThrowingStream(unfolding: {
                throw NetworkError.deadlineExceeded(after: deadline, at: place())
            })
        }
        let queue = EventQueue(WebSocketNetwork.EventBuffer(limit: 1))
        let task = Task.started {
            do {
                let payloads = try await perform(request)
                for try await payload in payloads {
                    guard case .full = queue.push(payload), payloads.isStream else { continue }
                    _ = await queue.waitForRoom(upTo: nil)
                }
                queue.finish(nil)
            } catch {
                queue.finish(error)
            }
        }
        let timer = deadline.flatMap { deadline in
            deadlines?.add(after: deadline) {
                queue.finish(NetworkError.deadlineExceeded(after: deadline, at: place()))
                task.cancel()
            }
        }
        let reader = PayloadReader(queue, task) {
            if let timer { deadlines?.remove(timer) }
        }
        return AsyncThrowingStream(unfolding: { try await reader.next() })
    }
}

/// Reads the payloads of an operation, and cancels the operation when it is deallocated.
///
/// A class for its deinitializer.
private final class PayloadReader: Sendable {
    private let queue: EventQueue
    private let task: Task<Void, Never>
    private let stopTimer: @Sendable () -> Void

    init(
        _ queue: EventQueue,
        _ task: Task<Void, Never>,
        stopTimer: @escaping @Sendable () -> Void
    ) {
        self.queue = queue
        self.task = task
        self.stopTimer = stopTimer
    }

    deinit {
        stopTimer()
        task.cancel()
        queue.abandon()
    }

    func next() async throws -> Data? {
        do {
            if let next = try await queue.next() { return next }
        } catch {
            stopTimer()
            throw error
        }
        stopTimer()
        return nil
    }
}

extension Task where Success == Void, Failure == Never {
    /// Returns a task that runs on this thread until it first suspends, if the system supports
    /// that.
    fileprivate static func started(
        _ operation: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never> {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
            return Task(operation: operation)
        }
        return Task.immediate(operation: operation)
    }
}
