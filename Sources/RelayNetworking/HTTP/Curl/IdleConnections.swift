#if !canImport(Darwin)
import Foundation

/// The connections of a session that no transfer uses, counted to limit their number.
///
/// libcurl limits the sum of idle connections and those in use. Its limit can be changed only between
/// calls, and any number of transfers may start and end during a call. So libcurl has no limit while
/// fewer connections are idle than allowed: those that become idle above the limit are closed here.
/// From then on libcurl closes the one that has been idle longest whenever another becomes idle.
struct IdleConnections {
    struct Connection {
        let origin: CurlHosts.Origin?
        /// The local port, which identifies the connection for libcurl; 0 for a Unix-domain socket.
        let port: Int
        let start = ContinuousClock.now
        /// Whether it has been closed, which libcurl finds out when it looks for a connection.
        ///
        /// Until then libcurl counts it.
        fileprivate(set) var isClosed = false
    }

    private var connections: [Int32: Connection] = [:]
    private let limit: Int
    /// Whether libcurl closes an idle connection whenever another becomes idle.
    private(set) var areReplaced = false

    /// More connections than there can be.
    private static let unlimited = 1 << 24

    init(limit: Int) {
        self.limit = max(limit, 0)
    }

    /// The number of connections above which libcurl closes an idle one.
    var limitOfAll: Int { areReplaced ? limit : Self.unlimited }

    /// Whether a connection must be closed when its transfer ends.
    var mustNotGrow: Bool { !areReplaced && connections.count >= limit }

    mutating func insert(_ socket: Int32, from port: Int, to origin: CurlHosts.Origin?) {
        connections[socket] = Connection(origin: origin, port: port)
    }

    /// Removes a connection that is used again or has been closed.
    ///
    /// Returns whether it was idle.
    @discardableResult
    mutating func remove(_ socket: Int32) -> Bool {
        connections.removeValue(forKey: socket) != nil
    }

    func contains(_ socket: Int32) -> Bool { connections[socket] != nil }

    /// Returns the sockets of the connections with this local port, which is seldom more than one.
    func sockets(withPort port: Int) -> [Int32] {
        connections.lazy.filter { $0.value.port == port }.map(\.key)
    }

    /// Returns how long a connection has been idle; `nil` if it has been closed.
    func age(of socket: Int32) -> Duration? {
        connections[socket].flatMap { $0.isClosed ? nil : $0.start.duration(to: .now) }
    }

    /// Closes a connection at once, although libcurl still has its socket.
    ///
    /// Returns the connection, unless it was closed before.
    mutating func close(_ socket: Int32) -> Connection? {
        guard let connection = connections[socket], !connection.isClosed else { return nil }
        connections[socket]?.isClosed = true
        SpentSocket.replace(socket)
        return connection
    }

    /// Decides for libcurl's next call whether idle connections are replaced.
    ///
    /// Returns whether ``limitOfAll`` has changed.
    mutating func update() -> Bool {
        let areReplaced = limit > 0 && connections.count >= limit
        defer { self.areReplaced = areReplaced }
        return areReplaced != self.areReplaced
    }
}

/// A socket whose other end is closed.
///
/// libcurl has no function that closes an idle connection. If this socket takes the place of the
/// connection's, the connection is closed for the server, libcurl reads an end from it, and no byte
/// can be sent or received by it.
private enum SpentSocket {
    private static let descriptor: Int32 = {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return -1 }
        _ = Foundation.close(ends[1])
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        return ends[0]
    }()

    static func replace(_ socket: Int32) {
        guard descriptor >= 0, dup2(descriptor, socket) >= 0 else {
            _ = shutdown(socket, Int32(SHUT_RDWR))
            return
        }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    }
}

extension IdleConnections {
    /// Returns whether the server has sent something on a connection, or has closed it.
    static func hasInput(_ socket: Int32) -> Bool {
        var byte: UInt8 = 0
        let count = recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
        return count >= 0 || errno != EAGAIN && errno != EINTR
    }
}
#endif
