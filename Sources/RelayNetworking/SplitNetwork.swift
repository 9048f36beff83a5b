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
    /// The networks for `reset()`.
    private let networks: Locked<[NetworkKey: any Network]>
    /// Whether all networks are known from the start.
    private let isFixed: Bool

    /// Creates a network that calls `route` for each operation.
    ///
    /// Each network that has run an operation is retained, so that ``reset()`` can reset it. Return
    /// networks that exist already instead of creating one for each operation. If a network is a
    /// struct other than ``HTTPNetwork``, such as the result of `intercepted(by:)`, only the last one
    /// for each operation name is retained and reset.
    public init(_ route: @escaping @Sendable (RequestParameters) -> any Network) {
        self.route = route
        (networks, isFixed) = (Locked([:]), false)
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
        route = { request in
            switch request.operationKind {
            case .query: queries
            case .mutation: mutations
            case .subscription: subscriptions
            }
        }
        let all = [
            ("queries", queries), ("mutations", mutations), ("subscriptions", subscriptions),
        ]
        let networks = all.map { name, network in (NetworkKey(network, for: name), network) }
        self.networks = Locked(Dictionary(networks) { first, _ in first })
        isFixed = true
    }

    private func network(for request: RequestParameters) -> any Network {
        let network = route(request)
        guard !isFixed else { return network }
        let key = NetworkKey(network, for: request.name)
        // The replaced network is released outside the lock.
        _ = networks.withLock { $0.updateValue(network, forKey: key) }
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

    /// Ends the user's session on logout: resets its networks, or with a `route` those that have run
    /// operations.
    public func reset() {
        for network in networks.withLock({ Array($0.values) }) { network.reset() }
    }
}

/// Identifies a network, as far as that is possible.
private enum NetworkKey: Hashable {
    case object(ObjectIdentifier)
    /// A value, which has no identity: `FeedQuery`.
    case value(name: String)

    init(_ network: any Network, for name: String) {
        if let http = network as? HTTPNetwork {
            self = .object(http.id)
        } else if type(of: network) is AnyClass {
            self = .object(ObjectIdentifier(network as AnyObject))
        } else {
            self = .value(name: name)
        }
    }
}
