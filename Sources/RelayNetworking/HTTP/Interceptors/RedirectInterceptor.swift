import Foundation

/// Follows redirects, as a client of REST services and files wants to.
///
/// Only `GET` and `HEAD` are followed anywhere, other requests only where status 307 or 308 keeps
/// their method, on the same origin. On the way to another origin only `Accept`,
/// `Accept-Language`, `Range`, `If-Range` and `User-Agent` go along, so that no credentials reach
/// it, and from `https` none leads to `http`. A redirect that is not followed is the response.
///
/// A client follows redirects below all of its other interceptors, wherever this one is in the list:
/// they see the request once, before the first redirect, and the response after the last. So none
/// of them can add credentials on the way to another origin.
public struct RedirectInterceptor: HTTPInterceptor {
    private let maximum: Int
    private static let harmless = ["Accept", "Accept-Language", "Range", "If-Range", "User-Agent"]

    /// Follows at most `maximum` redirects of a request.
    public init(maximum: Int = 5) {
        self.maximum = maximum
    }

    /// Sends the request, and where it is pointed to.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        var request = request
        for _ in 0..<maximum {
            let response = try await next(request)
            guard let target = Self.target(of: response) else { return response }
            if !target.hasSameOrigin(as: request.url) {
                var harmless: HTTPHeaders = [:]
                for name in Self.harmless { harmless[name] = request.headers[name] }
                request.headers = harmless
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
    /// Where `Location` points, as an absolute URL; `nil` when it is absent, empty or malformed, or
    /// names no host.
    var location: URL? {
        guard let text = headers["Location"]?.trimmingCharacters(in: .whitespaces), !text.isEmpty
        else { return nil }
        let url = URL(string: text, relativeTo: request.url)?.absoluteURL
        return url?.host?.isEmpty == false ? url : nil
    }
}

extension URL {
    /// Whether both have the same scheme, host and port, by which servers are told apart.
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
    /// Follows redirects, without credentials to other origins.
    public static var followRedirects: Self { RedirectInterceptor() }
}
