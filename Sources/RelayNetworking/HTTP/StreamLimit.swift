import Foundation

/// How many connections to a host a ``URLSessionTransport`` keeps for subscriptions.
///
/// They are apart from those of other requests, of which URLSession opens six to a host. Over
/// HTTP/2 subscriptions share a connection, and the limit does not matter.
public struct StreamLimit: Sendable {
    /// How many connections to one host there may be; a subscription beyond that waits until
    /// another ends.
    public var connectionsPerHost: Int
    /// Called with the host when a subscription has to wait for a connection.
    public var reached: @Sendable (_ host: String) -> Void

    /// A limit; by default of 100 connections, which writes a line to the system's log when it is
    /// reached.
    public init(
        connectionsPerHost: Int = 100,
        reached: (@Sendable (_ host: String) -> Void)? = nil
    ) {
        self.connectionsPerHost = max(connectionsPerHost, 1)
        self.reached =
            reached ?? { host in
                let text =
                    "RelayNetworking: \(connectionsPerHost) subscriptions are open at "
                    + "`\(host)`, so the next one waits. Raise `StreamLimit.connectionsPerHost`, "
                    + "or use a WebSocket."
                NSLog("%@", NSString(string: text))
            }
    }
}
