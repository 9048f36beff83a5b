import Foundation

/// Follows redirects, for REST calls and downloads.
///
/// `GET` and `HEAD` requests are redirected anywhere. Other requests are redirected only within the
/// same origin, and only by status 307 or 308, which keep their method. A request to another origin
/// has only the headers `Accept`, `Accept-Encoding`, `Accept-Language`, `Range`, `If-Range` and
/// `User-Agent`, so that no credentials are sent there, and no body. A user and password in `Location`
/// are ignored. A redirect from `https` to `http` is not followed. A redirect that is not followed is
/// returned as the response.
///
/// A client follows redirects after all of its other interceptors, wherever this one is in the
/// list. They see the request once, before the first redirect, and the response after the last one,
/// so none of them can add credentials for another origin.
public struct RedirectInterceptor: HTTPInterceptor {
    private let maximum: Int
    private static let harmless = [
        "Accept", "Accept-Encoding", "Accept-Language", "Range", "If-Range", "User-Agent",
    ]

    /// Creates an interceptor that follows at most `maximum` redirects of a request; with 0 or
    /// less, none.
    public init(maximum: Int = 5) {
        self.maximum = max(maximum, 0)
    }

    /// Sends the request and follows its redirects.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        var request = request
        for _ in 0..<maximum {
            let response = try await next(request)
            guard let target = Self.target(of: response) else { return response }
            if !target.hasSameOrigin(as: request.url) {
                var harmless: HTTPHeaders = [:]
                for name in Self.harmless { harmless[name] = request.headers[name] }
                request.headers = harmless
                request.body = nil
                request.uploadProgress = nil
                request.hasLeftOrigin = true
            }
            request.url = target
        }
        return try await next(request)
    }

    private static func target(of response: HTTPResponse) -> URL? {
        let request = response.request
        guard [301, 302, 303, 307, 308].contains(response.status),
            let target = response.location,
            ["http", "https"].contains(target.scheme?.lowercased()),
            target.scheme?.lowercased() == "https" || request.url.scheme?.lowercased() != "https"
        else { return nil }
        if [.get, .head].contains(request.method) { return target }
        return [307, 308].contains(response.status) && target.hasSameOrigin(as: request.url)
            ? target : nil
    }
}

extension HTTPResponse {
    /// The absolute URL in `Location`; `nil` if it is absent, empty or malformed, or has no host.
    var location: URL? {
        guard let text = headers["Location"]?.trimmingCharacters(in: .whitespaces), !text.isEmpty
        else { return nil }
        guard let url = URL(string: text, relativeTo: request.url)?.absoluteURL,
            url.host?.isEmpty == false
        else { return nil }
        let own = url.hasSameOrigin(as: request.url) ? request.url : nil
        guard url.user != own?.user || url.password != own?.password else { return url }
        // A server must not choose the credentials of this client.
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        components?.user = own?.user
        components?.password = own?.password
        return components?.url
    }
}

extension URL {
    /// Returns whether both have the same scheme, host and port, which identify a server.
    func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased()
            && host?.lowercased() == other.host?.lowercased()
            && portOrDefault == other.portOrDefault
    }

    private var portOrDefault: Int {
        port ?? (scheme?.lowercased() == "https" ? 443 : 80)
    }
}

extension HTTPInterceptor where Self == RedirectInterceptor {
    /// An interceptor that follows redirects, without credentials for other origins.
    public static var followRedirects: Self { RedirectInterceptor() }
}
