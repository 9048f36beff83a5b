import Foundation

#if !canImport(Darwin)
import FoundationNetworking
#endif

extension NetworkError {
    /// Converts an error of URLSession.
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
            // Certificate errors of libcurl have no error code of their own.
            self = .insecure(reason: text, at: place)
        case .badURL, .unsupportedURL:
            self = .invalidRequest(reason: text + ".", at: place)
        case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .zeroByteResource:
            // Platforms report a closed connection by different ones of these codes.
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
