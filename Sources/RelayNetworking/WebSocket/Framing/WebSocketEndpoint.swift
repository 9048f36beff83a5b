import Foundation

/// The address of a WebSocket: `wss://[::1]:8080/graphql?a=b`.
struct WebSocketEndpoint: Hashable {
    var isSecure: Bool
    /// The host, without the brackets of an IPv6 address: `::1`.
    var host: String
    var port: UInt16
    /// The path and query: `/graphql?a=b`.
    var target: String

    /// - Throws: ``WebSocketError/invalidRequest(reason:)``.
    init(_ request: WebSocketRequest) throws(WebSocketError) {
        let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        switch parts?.scheme?.lowercased() {
        case "wss", "https": isSecure = true
        case "ws", "http": isSecure = false
        default: throw Self.invalid
        }
        guard let parts, let name = parts.host, !name.isEmpty else { throw Self.invalid }
        host = name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name
        guard let port = UInt16(exactly: parts.port ?? (isSecure ? 443 : 80)) else {
            throw Self.invalid
        }
        self.port = port
        let path = parts.percentEncodedPath
        target =
            (path.isEmpty ? "/" : path) + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
        for (name, value) in request.headers
        where !HTTPHeaders.isValid(name: name, value: value) {
            throw .invalidRequest(
                reason: "The header `\(name)` has a character that headers cannot have."
            )
        }
    }

    private static let invalid = WebSocketError.invalidRequest(
        reason: "The URL must begin with `ws://` or `wss://` and name a host."
    )

    /// The host and, unless it is the default, the port: `[::1]:8080`.
    var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }
}
