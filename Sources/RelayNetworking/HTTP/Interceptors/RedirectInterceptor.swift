import Foundation

/// Follows redirects, as a client of REST services and files wants to.
///
/// Only `GET` and `HEAD` are followed anywhere, other requests only where status 307 or 308 keeps
/// their method, on the same origin. On the way to another origin only `Accept`,
/// `Accept-Language`, `Range`, `If-Range` and `User-Agent` go along, so that no credentials reach
/// it, and from `https` none leads to `http`. A redirect that is not followed is the response.
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
            if !Self.isSameOrigin(target, request.url) {
                var harmless: HTTPHeaders = [:]
                for name in Self.harmless { harmless[name] = request.headers[name] }
                request.headers = harmless
            }
            request.url = target
        }
        return try await next(request)
    }

    private static func target(of response: HTTPResponse) -> URL? {
        let request = response.request
        guard [301, 302, 303, 307, 308].contains(response.status),
            let target = response.headers["Location"]
                .flatMap({ URL(string: $0, relativeTo: request.url)?.absoluteURL }),
            ["http", "https"].contains(target.scheme?.lowercased()),
            target.scheme?.lowercased() == "https" || request.url.scheme?.lowercased() != "https"
        else { return nil }
        if [.get, .head].contains(request.method) { return target }
        return [307, 308].contains(response.status) && isSameOrigin(target, request.url)
            ? target : nil
    }

    private static func isSameOrigin(_ left: URL, _ right: URL) -> Bool {
        left.scheme?.lowercased() == right.scheme?.lowercased()
            && left.host?.lowercased() == right.host?.lowercased()
            && port(left) == port(right)
    }

    private static func port(_ url: URL) -> Int {
        url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
    }
}

extension HTTPInterceptor where Self == RedirectInterceptor {
    /// Follows redirects, without credentials to other origins.
    public static var followRedirects: Self { RedirectInterceptor() }
}
