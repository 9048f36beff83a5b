#if !canImport(Darwin)
import Foundation

/// The proxy for requests and WebSockets, and the hosts that are connected to without it.
struct CurlProxy: Sendable {
    private let proxy: CurlOptions.Proxy
    private let exceptions: ProxyExceptions?

    /// Reads the exceptions, which do not change any more.
    init(_ proxy: CurlOptions.Proxy) {
        self.proxy = proxy
        exceptions =
            switch proxy {
            case .environment: .environment
            case .none: nil
            case .url(_, let hosts): ProxyExceptions(hosts)
            }
    }

    /// Sets libcurl's options for a connection to `url`.
    ///
    /// This is the only place where they are set, so that the same rules apply to all connections.
    func configure(for url: URL, _ set: (_ option: Int32, _ text: String) -> Void) {
        switch proxy {
        case .environment: break
        case .none: set(Curl.proxy, "")
        case .url(let url, _): set(Curl.proxy, url.absoluteString)
        }
        if let exceptions { set(Curl.noProxy, exceptions.contain(url) ? "*" : "") }
    }
}
#endif
