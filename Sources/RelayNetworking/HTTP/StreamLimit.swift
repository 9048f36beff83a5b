import Foundation

/// How many connections to a host a transport uses for subscriptions.
///
/// They are separate from the connections for other requests to the host. URLSession opens six of
/// these. With HTTP/2, subscriptions share a connection, and the limit has no effect.
public struct StreamLimit: Sendable {
    /// The maximum number of connections to a host.
    ///
    /// A number below 1 counts as 1. Further subscriptions wait until another one ends.
    public var connectionsPerHost: Int {
        didSet { connectionsPerHost = max(connectionsPerHost, 1) }
    }
    /// A closure that is called with the host when a subscription has to wait for a connection.
    public var reached: @Sendable (_ host: String) -> Void

    /// Creates a limit.
    ///
    /// By default it is 100 connections, and a line is written to the system's log when it is
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
