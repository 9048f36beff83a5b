// swift-format-ignore-file
import Foundation
import RelayNetworking

#if os(Linux)
    /// The code of the article on HTTP on Linux. It is compiled, and compared with the article.
    enum HTTPOnLinux {
        static func makeClient() -> HTTPClient? {
            let folder = URL(fileURLWithPath: "/etc/relay")
            var options = CurlOptions()
            options.certificateAuthorities = folder.appendingPathComponent("ca.pem")
            options.clientCertificate = .init(
                certificate: folder.appendingPathComponent("client.pem")
            )
            options.requestsPerHost = 32
            guard let transport = CurlTransport(options) else { return nil }
            return HTTPClient(transport: transport)
        }
    }
#endif
