import Foundation
import Relay

/// Decides whether two sets of credentials belong to the same user.
///
/// Equal credentials do. So do tokens in the JWT format (RFC 7519) that differ only in the claims that
/// a renewal changes, such as the time at which they expire, and have the same subject. Other tokens
/// do not say whose they are, so a different one counts as that of another user.
enum SameCredentials {
    /// Claims that a renewal changes.
    private static let renewed: Set = [
        "at_hash", "auth_time", "c_hash", "event_id", "exp", "iat", "jti", "nbf", "nonce",
    ]

    /// Compares payloads: `{"token": "eyJ…", "device": 1}`.
    static func areSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)): areSame(left, right)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { areSame($0, $1) }
        case (.object(let left), .object(let right)):
            left.count == right.count
                && left.allSatisfy { name, value in right[name].map { areSame(value, $0) } ?? false
                }
        default: left == right
        }
    }

    /// Compares header fields that were chosen by ``RelayNetworking/HTTPHeaders/credentials``.
    static func areSame(_ left: HTTPHeaders, _ right: HTTPHeaders) -> Bool {
        left.count == right.count
            && left.allSatisfy { name, value in right[name].map { areSame(value, $0) } ?? false }
    }

    /// Compares texts: `Bearer eyJ…`.
    private static func areSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let left = claims(left), let right = claims(right) else { return false }
        return left["sub"] != nil && left == right
    }

    /// Returns the lasting claims of the token at the end of a text; `nil` if there is none.
    private static func claims(_ text: String) -> JSONObject? {
        let words = text.split(separator: " ")
        guard let token = words.last, words.count <= 2 else { return nil }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var base64 = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
        base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
        guard let data = Data(base64Encoded: base64),
            var claims = (try? JSONValue(parsing: data))?.object
        else { return nil }
        for name in renewed { claims[name] = nil }
        if let scheme = words.dropLast().first { claims[" scheme"] = .string(String(scheme)) }
        return claims
    }
}

extension HTTPHeaders {
    private static let identifying = [
        "account", "auth", "cookie", "key", "session", "tenant", "token", "user",
    ]
    /// Names that contain one of these words and change with each request or do not name a user.
    private static let others = [
        "agent", "csrf", "idempotency", "nonce", "sec-websocket", "signature", "x-amz-", "xsrf",
    ]

    /// The fields that say for whom a request is sent.
    ///
    /// Signatures of a single request are not among them, because each request has another one.
    var credentials: HTTPHeaders {
        var found: HTTPHeaders = [:]
        for (name, value) in self {
            let name = name.lowercased()
            let isIdentifying =
                Self.identifying.contains { name.contains($0) }
                && !Self.others.contains { name.contains($0) }
            if isIdentifying, !Self.isSignature(value) { found[name] = value }
        }
        return found
    }

    /// Whether the value of `Authorization` signs its request: `AWS4-HMAC-SHA256 …, Signature=…`.
    private static func isSignature(_ value: String) -> Bool {
        let text = value.lowercased()
        return ["signature=", "response=", "mac="].contains { text.contains($0) }
    }
}

/// The credentials with which an operation was started, for all of its attempts.
///
/// A class because the attempts share it.
final class StartedCredentials: Sendable {
    private let fields = Locked<[ObjectIdentifier: HTTPHeaders]>([:])
    private let accepted = Locked<HTTPHeaders?>(nil)

    /// Returns whether an interceptor returns credentials of the same user as for the first attempt.
    func admit(_ headers: HTTPHeaders, of interceptor: ObjectIdentifier) -> Bool {
        let new = headers.credentials
        let first = fields.withLock { fields in
            let first = fields[interceptor]
            // Renewed tokens are compared with the last one.
            if first == nil || first.map({ SameCredentials.areSame($0, new) }) == true {
                fields[interceptor] = new
            }
            return first
        }
        return first.map { SameCredentials.areSame($0, new) } ?? true
    }

    /// The credentials that an interceptor has returned; `nil` if it has not been asked.
    func credentials(of interceptor: ObjectIdentifier) -> HTTPHeaders? {
        fields.withLock { $0[interceptor] }
    }

    /// Records that a server has accepted a subscription with these fields.
    func accept(_ headers: HTTPHeaders) {
        let new = headers.credentials
        _ = accepted.withLock { take(&$0, new) }
    }

    /// Returns whether these fields are those of the user for whom the server has accepted the
    /// subscription, if it has.
    func admit(_ headers: HTTPHeaders) -> Bool {
        accepted.withLock { $0 }.map { SameCredentials.areSame($0, headers.credentials) } ?? true
    }
}
