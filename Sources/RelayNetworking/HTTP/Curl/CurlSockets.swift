#if !canImport(Darwin)
/// The sockets of a session's connections, counted to limit the number of idle connections.
///
/// libcurl limits the sum of idle connections and those in use, and only closes one connection each
/// time a request ends, the one that has been idle longest. So this limit follows the number of
/// connections in use. It cannot follow while several requests end in a single call; then the
/// connection of each further request is closed.
struct CurlSockets {
    private var open: Set<Int32> = []
    private var inUse: Set<Int32> = []
    /// The number of transfers that have paused, whose sockets libcurl does not watch.
    var paused = 0
    private let idleLimit: Int
    /// libcurl's limit for the number of connections.
    private(set) var limit: Int

    init(idleLimit: Int) {
        self.idleLimit = max(idleLimit, 0)
        limit = 1
        updateLimit()
    }

    mutating func add(_ socket: Int32) {
        open.insert(socket)
    }

    mutating func remove(_ socket: Int32) {
        open.remove(socket)
        inUse.remove(socket)
    }

    /// Records whether a transfer uses a socket.
    ///
    /// Sockets that do not belong to a connection are ignored.
    mutating func mark(_ socket: Int32, isInUse: Bool) {
        if !isInUse {
            inUse.remove(socket)
        } else if open.contains(socket) {
            inUse.insert(socket)
        }
    }

    /// Whether a connection has to be closed when its transfer ends, because enough others are
    /// idle and libcurl closes none of them.
    var haveEnoughIdle: Bool {
        open.count <= limit && open.count - inUse.count - paused >= idleLimit
    }

    /// Adapts libcurl's limit to the number of connections in use.
    ///
    /// Returns whether it has changed.
    @discardableResult mutating func updateLimit() -> Bool {
        // One of those in use becomes idle before libcurl applies the limit.
        let new = max(inUse.count + paused + idleLimit - 1, 1)
        defer { limit = new }
        return new != limit
    }
}
#endif
