public import Foundation
public import Relay

/// Sends each operation by one of several networks.
///
/// ```swift
/// SplitNetwork(queriesAndMutations: http, subscriptions: webSocket)
/// SplitNetwork { request in request.name.hasPrefix("Admin") ? admin : http }
/// ```
public struct SplitNetwork: Network {
    private let route: @Sendable (RequestParameters) -> any Network

    /// A network that asks `route` for each operation.
    public init(_ route: @escaping @Sendable (RequestParameters) -> any Network) {
        self.route = route
    }

    /// A network with another one for subscriptions.
    public init(queriesAndMutations: any Network, subscriptions: any Network) {
        self.init(
            queries: queriesAndMutations,
            mutations: queriesAndMutations,
            subscriptions: subscriptions
        )
    }

    /// A network with one for each kind of operation.
    public init(queries: any Network, mutations: any Network, subscriptions: any Network) {
        self.init { request in
            switch request.operationKind {
            case .query: queries
            case .mutation: mutations
            case .subscription: subscriptions
            }
        }
    }

    /// Runs the operation by the network that is its own.
    public func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        route(request).execute(request: request, variables: variables, cacheConfig: cacheConfig)
    }
}

extension SplitNetwork: RequestPerformer {
    func perform(_ request: NetworkRequest) async throws -> Payloads {
        try await route(request.parameters).performing(request)
    }
}
