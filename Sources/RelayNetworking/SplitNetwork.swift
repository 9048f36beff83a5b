public import Foundation
public import Relay

/// Sends each operation to one of several networks.
///
/// ```swift
/// SplitNetwork(queriesAndMutations: http, subscriptions: webSocket)
/// SplitNetwork { request in request.name.hasPrefix("Admin") ? admin : http }
/// ```
public struct SplitNetwork: Network {
    private let route: @Sendable (RequestParameters) -> any Network
    /// The network that ran each operation last, for `reset()`.
    private let used = Locked<[String: any Network]>([:])

    /// Creates a network that calls `route` for each operation.
    public init(_ route: @escaping @Sendable (RequestParameters) -> any Network) {
        self.route = route
    }

    /// Creates a network that sends subscriptions to a network of their own.
    public init(queriesAndMutations: any Network, subscriptions: any Network) {
        self.init(
            queries: queriesAndMutations,
            mutations: queriesAndMutations,
            subscriptions: subscriptions
        )
    }

    /// Creates a network with a separate network for each kind of operation.
    public init(queries: any Network, mutations: any Network, subscriptions: any Network) {
        self.init { request in
            switch request.operationKind {
            case .query: queries
            case .mutation: mutations
            case .subscription: subscriptions
            }
        }
    }

    private func network(for request: RequestParameters) -> any Network {
        let network = route(request)
        // The replaced network is released outside the lock.
        _ = used.withLock { $0.updateValue(network, forKey: request.name) }
        return network
    }

    /// Runs the operation on the network chosen for it.
    public func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        network(for: request).execute(
            request: request,
            variables: variables,
            cacheConfig: cacheConfig
        )
    }
}

extension SplitNetwork: RequestPerformer {
    func perform(_ request: NetworkRequest) async throws -> Payloads {
        try await network(for: request.parameters).performing(request)
    }

    func join(_ owner: inout RequestOwner, for parameters: RequestParameters) {
        (network(for: parameters) as? any RequestPerformer)?.join(&owner, for: parameters)
    }

    func bind(_ owner: inout RequestOwner, for parameters: RequestParameters) async throws {
        try await (network(for: parameters) as? any RequestPerformer)?.bind(&owner, for: parameters)
    }

    func hasSameHeaders(_ request: NetworkRequest) async throws -> Bool {
        let network = network(for: request.parameters) as? any RequestPerformer
        return try await network?.hasSameHeaders(request) ?? true
    }

    /// Ends the user's session on logout: resets all networks that have run operations.
    public func reset() {
        for network in used.withLock({ Array($0.values) }) { network.reset() }
    }
}
