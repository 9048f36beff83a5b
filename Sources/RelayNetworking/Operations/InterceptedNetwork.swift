public import Foundation
public import Relay

/// A network with interceptors around it.
///
/// ```swift
/// let network = WebSocketNetwork(url: url).intercepted(by: [.logging { print($0) }])
/// ```
public struct InterceptedNetwork: Network {
    private let name: String
    private let base: any Network
    private let interceptors: [any NetworkInterceptor]
    private let chain: NetworkNext

    /// A network that runs each operation through `interceptors`, the first of which is outermost,
    /// to `base`.
    public init(_ base: any Network, interceptors: [any NetworkInterceptor]) {
        name = "\(type(of: base))"
        self.base = base
        self.interceptors = interceptors
        chain = interceptors.chain { try await base.performing($0) }
    }

    /// Runs an operation through the interceptors.
    public func execute(
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

    /// Forgets the user, who has logged out: resets the interceptors and the network.
    public func reset() {
        base.reset()
        for interceptor in interceptors { interceptor.reset() }
    }
}

extension Network {
    /// Performs as much of a request as this network takes.
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

    /// This network, with interceptors around it; the first is the outermost.
    ///
    /// Headers and extensions that they set reach the networks of this module only.
    public func intercepted(by interceptors: [any NetworkInterceptor]) -> InterceptedNetwork {
        InterceptedNetwork(self, interceptors: interceptors)
    }
}

/// A network that takes all of a request, its headers and extensions as well.
protocol RequestPerformer: Network {
    /// Returns when the first answer is there.
    func perform(_ request: NetworkRequest) async throws -> Payloads
    /// Makes an operation one of the current session, unless it belongs to one already.
    func join(_ owner: inout RequestOwner, for parameters: RequestParameters)
    /// Makes an operation one of the user who is signed in, unless it belongs to one already.
    func bind(_ owner: inout RequestOwner, for parameters: RequestParameters) async throws
}

extension RequestPerformer {
    func join(_ owner: inout RequestOwner, for parameters: RequestParameters) {}
    func bind(_ owner: inout RequestOwner, for parameters: RequestParameters) async throws {}

    /// A request of the session that is current now.
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

    /// The request as one of the user who is signed in, before any interceptor sees it.
    func bound(_ request: NetworkRequest) async throws -> NetworkRequest {
        var request = request
        try await bind(&request.owner, for: request.parameters)
        return request
    }
}

extension RequestPerformer {
    /// Performs `request` in a task of its own, whose payloads are streamed, within `deadline`.
    ///
    /// A payload is asked for when the one before it has been read, so one waits at most.
    func perform(
        _ request: NetworkRequest,
        at place: @escaping @Sendable @autoclosure () -> NetworkError.Place,
        deadline: Duration? = nil,
        _ deadlines: Deadlines? = nil
    ) -> AsyncThrowingStream<Data, any Error> {
        let queue = EventQueue(EventBuffer(limit: 1))
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

/// Reads the payloads of an operation, which is cancelled when nobody reads them any more.
///
/// A class for its end.
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
    /// A task that runs here until it first waits, where the system can do that.
    fileprivate static func started(
        _ operation: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never> {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
            return Task(operation: operation)
        }
        return Task.immediate(operation: operation)
    }
}
