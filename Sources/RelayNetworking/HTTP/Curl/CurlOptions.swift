#if !canImport(Darwin)
public import Foundation

/// Options for creating a ``CurlTransport``.
public struct CurlOptions: Sendable {
    /// Which versions of HTTP are used.
    public enum Version: Sendable, Hashable {
        /// HTTP/2 for `https` if the server supports it, otherwise HTTP/1.1.
        case automatic
        /// HTTP/1.1 only.
        case http1
        /// HTTP/2 only, also for `http`, where the server must expect it.
        case http2
    }

    /// Which proxy is used.
    public enum Proxy: Sendable, Hashable {
        /// The one in the environment variables `https_proxy`, `http_proxy` and `all_proxy`, except
        /// for the hosts in `no_proxy`.
        case environment
        /// None.
        case none
        /// This one, except for these hosts.
        ///
        /// The URL may have the schemes `http`, `https`, `socks5` and `socks5h`, and a user and
        /// password. A host includes its subdomains and may have a port, as in `localhost:8080`.
        /// `10.0.0.0/8` and `fd00::/8` mean the addresses of a network, `*` all hosts.
        case url(URL, except: [String] = [])
    }

    /// A certificate that identifies this client to servers.
    public struct ClientCertificate: Sendable, Hashable {
        /// The file with the certificate (PEM).
        public var certificate: URL
        /// The file with the private key (PEM); `nil` if it is in the file of the certificate.
        public var key: URL?
        /// The password of the private key; `nil` for none.
        public var password: String?

        /// Creates a certificate.
        public init(certificate: URL, key: URL? = nil, password: String? = nil) {
            self.certificate = certificate
            self.key = key
            self.password = password
        }
    }

    /// Which versions of HTTP are used.
    public var version: Version = .automatic
    /// The maximum number of requests to a host at a time, not counting subscriptions.
    ///
    /// Further requests wait. A number below 1 counts as 1. With HTTP/2, which needs a single connection for all of them, there
    /// is no limit.
    public var requestsPerHost = 16
    /// The maximum number of idle connections that are kept for later requests.
    ///
    /// There are never more. When another connection becomes idle, the one that has been idle longest
    /// is closed, or the other one. With 0 or less, each request has a connection of its own.
    public var idleConnections = 32
    /// How long an idle connection may be used for another request, in whole seconds, at least one.
    public var idleTime: Duration = .seconds(90)
    /// The limit for the subscriptions to a host.
    ///
    /// With HTTP/2 there is none.
    public var streams = StreamLimit()
    /// The number of unread bytes of a response above which no more are received.
    ///
    /// Receiving continues when half of them have been read. Encoded bytes are counted before they are
    /// decoded. A negative number counts as 0.
    public var unreadLimit = 1 << 20 {
        didSet { unreadLimit = max(unreadLimit, 0) }
    }
    /// A file of certificates (PEM) to trust instead of the system's; `nil` for the system's.
    public var certificateAuthorities: URL?
    /// The certificate that identifies this client; `nil` for none.
    public var clientCertificate: ClientCertificate?
    /// Which proxy is used.
    public var proxy: Proxy = .environment
    /// The path of a Unix-domain socket to connect to instead of the URL's host; `nil` for none.
    public var socketPath: String?

    /// Creates the default options.
    public init() {}
}

extension CurlOptions.ClientCertificate: CustomStringConvertible, CustomReflectable {
    /// The path of the certificate.
    public var description: String { certificate.path }

    /// The paths, without the password.
    public var customMirror: Mirror {
        Mirror(self, children: ["certificate": certificate.path, "key": key?.path as Any])
    }
}

extension CurlOptions.Proxy: CustomStringConvertible, CustomReflectable {
    /// The kind, and the URL without its user and password.
    public var description: String {
        switch self {
        case .environment: "environment"
        case .none: "none"
        case .url(let url, let hosts):
            url.withoutSecrets
                + (hosts.isEmpty ? "" : " except \(hosts.joined(separator: ", "))")
        }
    }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
#endif
