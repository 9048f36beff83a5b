public import Foundation
public import Relay

/// Authorizes connections and subscriptions for AWS AppSync.
///
/// ```swift
/// .apiKey("da2-…")
/// .token { try await session.idToken() }          // Cognito, OpenID Connect, Lambda
/// AppSyncAuthorization { request in               // IAM: sign `request.body`
///     try await signer.headers(for: request.url, body: request.body)
/// }
/// ```
public struct AppSyncAuthorization: Sendable {
    /// A request to authorize.
    public struct Request: Sendable, Hashable {
        /// The HTTP endpoint; for the connection itself, with `/connect` appended.
        public var url: URL
        /// The body to sign: `{}` for the connection, otherwise the operation.
        public var body: String
    }

    private let headers: @Sendable (Request) async throws -> JSONObject
    /// Whether the headers may be those of a single request.
    private(set) var isSigned = true

    /// Creates an authorization that calls `headers` for each connection and each operation.
    ///
    /// `host` is added if it is missing.
    ///
    /// The headers may sign a single request, so they do not show that another user has signed in. Give
    /// the network a `user` for that.
    public init(_ headers: @escaping @Sendable (Request) async throws -> JSONObject) {
        self.headers = headers
    }

    /// Returns the authorization by an API key.
    public static func apiKey(_ key: String) -> AppSyncAuthorization {
        unsigned { _ in ["x-api-key": .string(key)] }
    }

    /// Returns the authorization by a token, which is requested each time.
    public static func token(
        _ token: @escaping @Sendable () async throws -> String
    ) -> AppSyncAuthorization {
        unsigned { _ in ["Authorization": .string(try await token())] }
    }

    private static func unsigned(
        _ headers: @escaping @Sendable (Request) async throws -> JSONObject
    ) -> AppSyncAuthorization {
        var authorization = AppSyncAuthorization(headers)
        authorization.isSigned = false
        return authorization
    }

    /// Returns the header object: `{"host":"….appsync-api.…","x-api-key":"…"}`.
    func header(for request: Request) async throws -> JSONObject {
        var header = try await headers(request)
        if header["host"] == nil { header["host"] = .string(request.url.host ?? "") }
        return header
    }
}
