#if !canImport(Darwin)
/// The connections of a session that no transfer uses, counted to limit their number.
///
/// libcurl limits the sum of idle connections and those in use. Its limit can be changed only between
/// calls, and any number of transfers may start and end during a call. So libcurl has no limit while
/// fewer connections are idle than allowed: those that become idle above the limit are closed here.
/// From then on libcurl closes the one that has been idle longest whenever another becomes idle.
struct IdleConnections {
    private var sockets: Set<Int32> = []
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
    var mustNotGrow: Bool { !areReplaced && sockets.count >= limit }

    mutating func insert(_ socket: Int32) {
        sockets.insert(socket)
    }

    /// Removes a connection that is used again or has been closed.
    mutating func remove(_ socket: Int32) {
        sockets.remove(socket)
    }

    /// Decides for libcurl's next call whether idle connections are replaced.
    ///
    /// Returns whether ``limitOfAll`` has changed.
    mutating func update() -> Bool {
        let areReplaced = limit > 0 && sockets.count >= limit
        defer { self.areReplaced = areReplaced }
        return areReplaced != self.areReplaced
    }
}
#endif
