import Foundation
import Relay

/// Where a protocol connects to, and how it authorizes operations.
protocol WireAddress: Sendable {
    /// Returns the URL for the next connection, and the credentials in it that say for whom it is.
    func url() async throws -> (URL, credentials: JSONValue)

    /// Returns the authorization of one operation; `data` is what is signed.
    func authorization(of data: String) async throws -> JSONObject
}

/// The URL that the app gave, without authorization of operations.
struct PlainAddress: WireAddress {
    private let given: URL

    init(_ url: URL) {
        given = url
    }

    func url() -> (URL, credentials: JSONValue) { (given, .null) }

    func authorization(of data: String) -> JSONObject { [:] }
}
