import Foundation
import Relay

/// A protocol for GraphQL over WebSockets.
///
/// The names are confusing: the npm package graphql-ws uses `graphql-transport-ws`, while the name
/// `graphql-ws` in a handshake denotes the older protocol of subscriptions-transport-ws.
public enum WebSocketProtocol: Sendable {
    /// `graphql-transport-ws`, the protocol of current servers.
    case graphQLTransportWS
    /// `graphql-ws`, the older protocol of subscriptions-transport-ws.
    case graphQLWS
    /// AWS AppSync: only subscriptions, each with its own authorization.
    ///
    /// The network's URL is either the HTTP endpoint or the real-time endpoint. Queries and
    /// mutations must use HTTP: see ``SplitNetwork``.
    case appSync(AppSyncAuthorization)

    var wire: any WireProtocol.Type {
        switch self {
        case .graphQLTransportWS: GraphQLTransportWS.self
        case .graphQLWS: GraphQLWS.self
        case .appSync: AppSyncRealtime.self
        }
    }

    /// Returns where the protocol connects to, for a network with this URL.
    func address(_ url: URL) -> any WireAddress {
        switch self {
        case .graphQLTransportWS, .graphQLWS: PlainAddress(url)
        case .appSync(let authorization): AppSyncAddress(url, authorization)
        }
    }
}
