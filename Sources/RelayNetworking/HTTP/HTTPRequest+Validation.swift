import Foundation
import Relay

extension HTTPRequest {
    /// Checks what a transport cannot send.
    ///
    /// - Throws: ``NetworkError/invalidRequest(reason:at:)``.
    func validate() throws(NetworkError) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            url.host?.isEmpty == false
        else {
            throw .invalidRequest(
                reason: "The URL must begin with `http://` or `https://` and name a host.",
                at: place
            )
        }
        guard HTTPHeaders.isToken(method.rawValue) else {
            throw .invalidRequest(
                reason: "`\(method.rawValue.shortened())` is not the name of a method.",
                at: place
            )
        }
        guard timeout > .zero else {
            throw .invalidRequest(reason: "The timeout must be positive.", at: place)
        }
        for (name, value) in headers where !HTTPHeaders.isValid(name: name, value: value) {
            throw .invalidRequest(
                reason: "The header `\(name)` has a character that headers cannot have.",
                at: place
            )
        }
    }

    /// The header fields, with the type of a form.
    var sentHeaders: HTTPHeaders {
        guard case .multipart(let form) = body else { return headers }
        var headers = headers
        headers["Content-Type"] = form.contentType
        return headers
    }
}

extension HTTPHeaders {
    private static let separators = Array("\"(),/:;<=>?@[\\]{}".utf8)

    /// Whether a text is a token (RFC 9110, section 5.6.2), as names of fields and methods are.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !separators.contains($0) }
    }

    /// RFC 9110 §5: names are tokens, and a line break in a value would start another field.
    static func isValid(name: String, value: String) -> Bool {
        isToken(name)
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}
