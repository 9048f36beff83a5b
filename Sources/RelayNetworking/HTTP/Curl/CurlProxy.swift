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

    /// Returns the proxy for a URL without its user and password; `nil` for none.
    func name(for url: URL) -> String? {
        guard exceptions?.contain(url) != true else { return nil }
        switch proxy {
        case .none: return nil
        case .url(let proxy, _): return proxy.withoutSecrets
        case .environment: return Self.proxyInEnvironment(for: url)
        }
    }

    /// Looks up the variables that libcurl does.
    private static func proxyInEnvironment(for url: URL) -> String? {
        // A server that runs programs sets `HTTP_PROXY` to a header that its client chooses.
        let own =
            url.scheme?.lowercased() == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
        let values = (own + ["all_proxy", "ALL_PROXY"]).lazy.compactMap { name in
            getenv(name).map { String(cString: $0) }
        }
        guard let text = values.first(where: { !$0.isEmpty }) else { return nil }
        let proxy = URL(string: text.contains("://") ? text : "http://\(text)")
        return proxy?.withoutSecrets ?? "in the environment"
    }
}
#endif
