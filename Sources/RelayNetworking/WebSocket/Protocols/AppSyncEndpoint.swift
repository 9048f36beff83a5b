import Foundation
import Relay

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
            // The characters `+`, `/` and `=` of base64 must be escaped in a query.
            "\(name)="
                + (value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? value)
        }
        parts.percentEncodedQuery =
            ([parts.percentEncodedQuery].compactMap { $0 } + items).joined(separator: "&")
        return parts.url ?? realtime
    }
}

/// An AppSync API and the authorization that it asks for.
struct AppSyncAddress: WireAddress {
    private let endpoint: AppSyncEndpoint
    private let authorization: AppSyncAuthorization

    init(_ url: URL, _ authorization: AppSyncAuthorization) {
        endpoint = AppSyncEndpoint(url)
        self.authorization = authorization
    }

    func url() async throws -> (URL, credentials: JSONValue) {
        let connect = endpoint.http.appendingPathComponent("connect")
        let header = try await authorization.header(for: .init(url: connect, body: "{}"))
        // Each signature is another one.
        return (endpoint.url(header: header), authorization.isSigned ? .null : .object(header))
    }

    func authorization(of data: String) async throws -> JSONObject {
        try await authorization.header(for: .init(url: endpoint.http, body: data))
    }
}
