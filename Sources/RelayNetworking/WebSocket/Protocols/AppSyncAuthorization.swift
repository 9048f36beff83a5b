public import Foundation
public import Relay

/// How AWS AppSync learns who connects, and who subscribes.
///
/// ```swift
/// .apiKey("da2-…")
/// .token { try await session.idToken() }          // Cognito, OpenID Connect, Lambda
/// AppSyncAuthorization { request in               // IAM: sign `request.body`
///     try await signer.headers(for: request.url, body: request.body)
/// }
/// ```
public struct AppSyncAuthorization: Sendable {
    /// What is to be authorized.
    public struct Request: Sendable, Hashable {
        /// The HTTP endpoint; for the connection itself with `/connect` at its end.
        public var url: URL
        /// The body to sign: `{}` for the connection, the operation otherwise.
        public var body: String
    }

    private let headers: @Sendable (Request) async throws -> JSONObject

    /// Asks `headers` for each connection and each operation; `host` is added unless it is there.
    public init(_ headers: @escaping @Sendable (Request) async throws -> JSONObject) {
        self.headers = headers
    }

    /// An API key.
    public static func apiKey(_ key: String) -> AppSyncAuthorization {
        AppSyncAuthorization { _ in ["x-api-key": .string(key)] }
    }

    /// A token, asked for anew each time.
    public static func token(
        _ token: @escaping @Sendable () async throws -> String
    ) -> AppSyncAuthorization {
        AppSyncAuthorization { _ in ["Authorization": .string(try await token())] }
    }

    /// The header object: `{"host":"….appsync-api.…","x-api-key":"…"}`.
    func header(for request: Request) async throws -> JSONObject {
        var header = try await headers(request)
        if header["host"] == nil { header["host"] = .string(request.url.host ?? "") }
        return header
    }
}

/// The addresses of an AppSync API.
///
/// | HTTP | real-time |
/// | --- | --- |
/// | `https://ID.appsync-api.REGION.amazonaws.com/graphql` | `wss://ID.appsync-realtime-api.REGION.amazonaws.com/graphql` |
/// | `https://api.example.com/graphql` (custom domain) | `wss://api.example.com/graphql/realtime` |
struct AppSyncEndpoint {
    /// Where queries go.
    let http: URL
    /// Where subscriptions go.
    let realtime: URL

    /// Takes either of the two addresses.
    init(_ url: URL) {
        var http = URLComponents(url: url, resolvingAgainstBaseURL: true) ?? URLComponents()
        var realtime = http
        let isSecure = http.scheme != "http" && http.scheme != "ws"
        (http.scheme, realtime.scheme) = isSecure ? ("https", "wss") : ("http", "ws")
        let host = http.host ?? ""
        if host.contains(".appsync-api.") || host.contains(".appsync-realtime-api.") {
            http.host = host.replacingOccurrences(of: "-realtime-api.", with: "-api.")
            realtime.host = http.host?.replacingOccurrences(of: "-api.", with: "-realtime-api.")
        } else if http.path.hasSuffix("/realtime") {
            http.path = String(http.path.dropLast("/realtime".count))
        } else {
            realtime.path += "/realtime"
        }
        self.http = http.url ?? url
        self.realtime = realtime.url ?? url
    }

    /// The address to connect to: `wss://…/graphql?header=BASE64&payload=e30=`.
    func url(header: JSONObject) -> URL {
        var parts = URLComponents(url: realtime, resolvingAgainstBaseURL: true) ?? URLComponents()
        let header = Data(JSONValue.object(header).utf8()).base64EncodedString()
        let items = [("header", header), ("payload", "e30=")].map { name, value in
            // What base64 has beside letters and digits means something else in a query.
            "\(name)="
                + (value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? value)
        }
        parts.percentEncodedQuery =
            ([parts.percentEncodedQuery].compactMap { $0 } + items).joined(separator: "&")
        return parts.url ?? realtime
    }
}
