#if !canImport(Darwin)
import Foundation
import Relay

/// A user's cookies and connections, which exist on the thread of libcurl.
///
/// A class because they are released when it is deallocated: when the transport has dropped it and
/// its last transfer has ended.
final class CurlSession: SessionRequests {
    let loop: CurlLoop
    let options: CurlOptions
    let id: UInt32
    let proxy: CurlProxy
    private let state = Locked((inFlight: 0, hasEnded: false))

    init(_ loop: CurlLoop, _ options: CurlOptions) {
        self.loop = loop
        self.options = options
        proxy = CurlProxy(options.proxy)
        id = loop.makeID()
    }

    deinit {
        loop.submit(.close(id))
    }

    /// The number of transfers that have not ended.
    var inFlight: Int { state.withLock { $0.inFlight } }
    /// Whether the user has logged out.
    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Returns the proxy for a URL without its user and password; `nil` for none.
    func proxy(for url: URL) -> String? {
        options.socketPath == nil ? proxy.name(for: url) : nil
    }

    /// Counts a transfer that starts (1) or ends (-1).
    func count(_ change: Int) {
        state.withLock { $0.inFlight += change }
    }

    /// Fails transfers in flight, and rejects further ones.
    func endSession() {
        state.withLock { $0.hasEnded = true }
        loop.submit(.end(id))
    }
}
#endif
