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
