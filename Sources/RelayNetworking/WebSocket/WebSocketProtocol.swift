import Foundation
import Relay

/// What is spoken over a WebSocket.
///
/// The names are confusing: the npm package graphql-ws speaks `graphql-transport-ws`, and what is
/// called `graphql-ws` on the wire is the older protocol of subscriptions-transport-ws.
public enum WebSocketProtocol: Sendable {
    /// `graphql-transport-ws`: what servers of today speak.
    case graphQLTransportWS
    /// `graphql-ws`, the protocol of subscriptions-transport-ws: what servers spoke before.
    case graphQLWS
    /// AWS AppSync: subscriptions only, each authorized for itself.
    ///
    /// The network's URL is that of the HTTP endpoint, or the real-time one. Queries and mutations
    /// go over HTTP: see ``SplitNetwork``.
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
