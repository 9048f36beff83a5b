import Foundation

#if !canImport(Darwin)
import FoundationNetworking
#endif

extension NetworkError {
    /// What an error of URLSession means for a request.
    init(_ error: any Error, request: HTTPRequest) {
        let place = request.place
        let text = error.localizedDescription.trimmingSuffix(".")
        switch (error as? URLError)?.code {
        case .cannotConnectToHost:
            self = .cannotConnect(reason: "connection refused", at: place)
        case .cannotFindHost, .dnsLookupFailed:
            self = .cannotConnect(
                reason: "there is no host `\(request.url.host ?? "")`",
                at: place
            )
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff:
            self = .cannotConnect(reason: "this device is offline", at: place)
        case .timedOut:
            self = .timedOut(after: request.timeout, at: place)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired,
            .appTransportSecurityRequiresSecureConnection:
            self = .insecure(reason: text, at: place)
        case .unknown where text.contains("SSL") || text.contains("certificate"):
            // What libcurl says about certificates arrives without a code of its own.
            self = .insecure(reason: text, at: place)
        case .badURL, .unsupportedURL:
            self = .invalidRequest(reason: text + ".", at: place)
        case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .zeroByteResource:
            // Which of these a closed connection is reported as depends on the platform.
            self = .connectionLost(reason: "the server closed it", at: place)
        default:
            self = .connectionLost(reason: text, at: place)
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
