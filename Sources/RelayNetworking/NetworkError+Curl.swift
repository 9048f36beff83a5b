#if !canImport(Darwin)
import Foundation

/// The end of a transfer of libcurl that failed.
struct CurlFailure {
    /// libcurl's error code.
    var code: Int32
    /// libcurl's description.
    var text: String
    /// The system's error code; 0 if there is none.
    var systemCode: Int32
    /// Whether the server may have received some of the request.
    var wasSent: Bool
    /// Whether it is certain that nothing of the request was sent, although it was tried.
    var sentNothing: Bool

    /// Whether the connection ended, before or after the server executed the request.
    var endedSession: Bool { Curl.endOfSession.contains(code) }

    /// Whether the server closed or reset the connection.
    var isEnd: Bool { Curl.closed.contains(code) }
}

extension NetworkError {
    /// Converts an error of libcurl.
    ///
    /// An error that says that nothing was sent is used only if that is certain, because the
    /// request may then be sent again. It names the `proxy`, if there is one.
    init(_ failure: CurlFailure, request: HTTPRequest, proxy: String? = nil) {
        let place = request.place
        guard failure.wasSent else {
            self = .unsent(failure, request, proxy)
            return
        }
        switch failure.code {
        case Curl.partialFile:
            self = .connectionLost(reason: "the response ended too soon", at: place)
        case _ where Curl.tooLarge.contains(failure.code):
            self = .unreadable(
                reason: "A line of its head is too long: libcurl reads up to 100 KiB.",
                at: place
            )
        case _ where Curl.closed.contains(failure.code):
            self = .connectionLost(reason: "the server closed it", at: place)
        default:
            self = .connectionLost(reason: failure.text, at: place)
        }
    }

    private static func unsent(
        _ failure: CurlFailure,
        _ request: HTTPRequest,
        _ proxy: String?
    ) -> NetworkError {
        let error = unsent(failure, request)
        guard case .cannotConnect(let reason, let place) = error, let proxy else { return error }
        return .cannotConnect(reason: "the proxy `\(proxy)` failed: \(reason)", at: place)
    }

    private static func unsent(_ failure: CurlFailure, _ request: HTTPRequest) -> NetworkError {
        let place = request.place
        switch failure.code {
        case Curl.cannotResolve.lowerBound:
            // libcurl's text would contain the password of an unusable proxy.
            return .cannotConnect(reason: "there is no such host", at: place)
        case Curl.unsupportedScheme, Curl.malformedURL:
            return .invalidRequest(reason: "\(failure.text).", at: place)
        case Curl.cannotResolve.upperBound:
            return .cannotConnect(
                reason: "there is no host `\(request.url.host ?? "")`",
                at: place
            )
        case Curl.cannotConnect:
            let isUnknown = [0, ECONNREFUSED, EINPROGRESS].contains(failure.systemCode)
            return .cannotConnect(
                reason: isUnknown
                    ? "connection refused" : systemError(failure.systemCode).lowercased(),
                at: place
            )
        case Curl.cannotConnectSecurely:
            return .insecure(reason: failure.text, at: place)
        case _ where Curl.untrusted.contains(failure.code):
            return .insecure(reason: failure.text, at: place)
        default:
            return .cannotConnect(reason: failure.text, at: place)
        }
    }
}
#endif
