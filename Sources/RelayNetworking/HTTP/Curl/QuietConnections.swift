#if !canImport(Darwin)
import Foundation

/// The HTTP/2 connections on which a transfer has timed out while nothing arrived at all.
///
/// Such a connection may be dead. The system notices that only after many minutes, and libcurl would
/// use it for all later transfers. They avoid it until it receives something. The other transfers on
/// it continue, because the server may only be slow.
struct QuietConnections {
    /// When each connection last received something, by its socket.
    private var heard: [Int32: ContinuousClock.Instant] = [:]
    /// The local ports of the quiet connections, by their sockets.
    private var ports: [Int32: Int] = [:]

    /// Returns whether the connection with this local port is quiet.
    func contains(port: Int) -> Bool { ports.values.contains(port) }

    mutating func noteInput(on socket: Int32) {
        heard[socket] = .now
        ports[socket] = nil
    }

    /// Records that a transfer has timed out that has received nothing since `start`.
    mutating func noteTimeout(on socket: Int32, port: Int, since start: ContinuousClock.Instant) {
        guard heard[socket].map({ $0 <= start }) ?? true else { return }
        ports[socket] = port
    }

    mutating func remove(_ socket: Int32) {
        heard[socket] = nil
        ports[socket] = nil
    }
}
#endif
