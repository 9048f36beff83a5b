package import Foundation
import Relay

/// A server in this process that runs a script for each connection, which sends any bytes.
///
/// A class because it owns a listening socket; it stops when it is let go of.
package final class ScriptedServer: Sendable {
    /// What the server has seen.
    package struct Counts: Sendable {
        package var connections = 0
        package var open = 0
        package var mostOpenAtOnce = 0

        package init() {}
    }

    package let port: Int
    /// Closing its writing end stops the server.
    private let stop: Pipe
    private let counted: Locked<Counts>

    package var url: URL { URL(string: "ws://127.0.0.1:\(port)/graphql") ?? TestFolder.none }

    package var counts: Counts { counted.withLock { $0 } }

    /// A server whose connections, once accepted, are given to `script`, each on its own thread.
    ///
    /// It listens at `127.0.0.1`, at a free port or this one, or at `::1`.
    package init(
        overIPv6: Bool = false,
        port: Int = 0,
        _ script: @escaping @Sendable (ScriptedPeer) -> Void
    ) throws {
        let listener: Int32
        (listener, self.port) = try overIPv6 ? Sockets.listenOverIPv6() : Sockets.listen(at: port)
        let stop = Pipe()
        self.stop = stop
        let counted = Locked(Counts())
        self.counted = counted
        Thread.detachNewThread {
            // Here, so that this thread never accepts for a later server, whose listener may get the
            // same number.
            defer { _ = close(listener) }
            while Sockets.waitForConnection(listener, or: stop.fileHandleForReading) {
                let descriptor = accept(listener, nil, nil)
                guard descriptor >= 0 else { return }
                Sockets.prepare(descriptor)
                // Small pieces go out at once, not when the client has confirmed the last.
                var on: Int32 = 1
                setsockopt(
                    descriptor,
                    Int32(IPPROTO_TCP),
                    TCP_NODELAY,
                    &on,
                    socklen_t(MemoryLayout<Int32>.size)
                )
                counted.withLock { counts in
                    counts.connections += 1
                    counts.open += 1
                    counts.mostOpenAtOnce = max(counts.mostOpenAtOnce, counts.open)
                }
                Thread.detachNewThread {
                    let peer = ScriptedPeer(descriptor) { counted.withLock { $0.open -= 1 } }
                    script(peer)
                    peer.end()
                }
            }
        }
    }

    deinit {
        // Ends the thread that accepts, which closes the listener.
        try? stop.fileHandleForWriting.close()
    }
}

private enum TestFolder {
    static let none = URL(fileURLWithPath: "/")
}
