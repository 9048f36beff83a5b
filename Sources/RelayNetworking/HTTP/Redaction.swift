import Foundation
import Relay

/// Removes the secrets of a request from text that its server sent.
///
/// Error pages for developers repeat the request, and so do many error messages. Each secret is
/// found verbatim, in base64 (also within a larger encoded text), escaped for a URL, JSON or HTML,
/// and if it is cut off after 16 bytes or more.
struct Redaction {
    /// The forms of all secrets, by their first four bytes; `nil` if there are too many to search
    /// for, so that no text is shown.
    private let forms: [UInt32: [[UInt8]]]?
    private static let recognisedPrefix = 16
    /// How many bytes of a secret are compared; an excerpt is shorter.
    private static let recognisedSize = 4096
    private static let secretLimit = 10_000

    init(_ request: HTTPRequest) {
        let secrets = request.secrets
        guard secrets.count <= Self.secretLimit else {
            forms = nil
            return
        }
        let starts = secrets.map { secret in
            secret.utf8.count <= Self.recognisedSize
                ? secret : String(decoding: secret.utf8.prefix(Self.recognisedSize), as: UTF8.self)
        }
        // By bytes, because texts are also equal if their characters are composed differently.
        let all = Set(starts.flatMap(Self.forms).map { Array($0.utf8) })
        forms = Dictionary(grouping: all.filter { $0.count >= 6 }) { Self.start($0, at: 0) }
    }

    /// Returns the text that begins in the first `limit` bytes, with each secret replaced by `…`.
    func text(
        of bytes: some Collection<UInt8>,
        upTo limit: Int = .max,
        whole: Bool = false
    ) -> String {
        guard let forms else { return bytes.isEmpty ? "" : "…" }
        let bytes = Array(bytes)
        guard !forms.isEmpty else { return String(decoding: bytes.prefix(limit), as: UTF8.self) }
        var result: [UInt8] = []
        var end = 0
        for position in 0..<min(limit, bytes.count) {
            let length = Self.longestMatch(in: bytes, at: position, forms, whole: whole)
            if length > 0 {
                if position >= end { result += "…".utf8 }
                end = max(end, position + length)
            }
            if position >= end { result.append(bytes[position]) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns `text` with each secret replaced by `…`.
    ///
    /// Secrets that are cut off are found as well, unless `whole` is set. The URL of a redirect,
    /// for example, may begin like that of the request.
    func text(_ text: String, whole: Bool = false) -> String {
        self.text(of: text.utf8, whole: whole)
    }

    private static func start(_ bytes: [UInt8], at position: Int) -> UInt32 {
        bytes[position..<(position + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func longestMatch(
        in bytes: [UInt8],
        at position: Int,
        _ forms: [UInt32: [[UInt8]]],
        whole: Bool
    ) -> Int {
        guard position + 4 <= bytes.count else { return 0 }
        var longest = 0
        for form in forms[start(bytes, at: position)] ?? [] {
            let length = zip(form, bytes[position...]).prefix { $0 == $1 }.count
            let isFound = length == form.count || !whole && length >= recognisedPrefix
            if isFound { longest = max(longest, length) }
        }
        return longest
    }

    // MARK: - The forms of a secret

    private static func forms(of secret: String) -> [String] {
        let quoted = JSONValue.string(secret).description
        let json = String(quoted.unicodeScalars.dropFirst().dropLast())
        let plain = [secret, json, ascii(json), ascii(json).replacing(["/": "\\/"])]
        let url = escapedForURL(secret, keeping: "-._~")
        let strict = escapedForURL(secret, keeping: "")
        return plain + plain.flatMap(escapedForHTML)
            + [url, url.replacing("%20", with: "+"), strict] + base64(Array(secret.utf8))
    }

    /// Escapes non-ASCII characters, as some servers print JSON.
    private static func ascii(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return text.utf16.map { unit in
            guard unit >= 0x80 else { return String(UnicodeScalar(UInt8(unit))) }
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    private static func escapedForURL(_ text: String, keeping marks: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + marks
        )
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
    }

    private static func escapedForHTML(_ text: String) -> [String] {
        ["&#39;", "&#x27;", "'"].flatMap { apostrophe in
            ["&quot;", "&#34;"].map { quote in
                text.replacing([
                    "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": apostrophe, "\"": quote,
                ])
            }
        }
    }

    /// Returns the base64 digits that are the same at every position of `secret` in an encoded
    /// text.
    ///
    /// It can start with the first, second or third byte of a group.
    private static func base64(_ secret: [UInt8]) -> [String] {
        (0..<3).flatMap { offset in
            let bytes = [UInt8](repeating: 0, count: offset) + secret
            let digits = Data(bytes).base64EncodedString().prefix { $0 != "=" }
            // Digits at either end that also contain bits of an adjacent byte are omitted.
            let ofSecret = digits.dropFirst([0, 2, 3][offset])
                .dropLast(bytes.count % 3 == 0 ? 0 : 1)
            let standard = String(ofSecret)
            return [standard, standard.replacing("+", with: "-").replacing("/", with: "_")]
        }
    }
}

extension String {
    /// Returns the text with scalars replaced.
    ///
    /// Not by characters: with a combining mark behind it, a quotation mark is another character.
    func replacing(_ replacements: [Unicode.Scalar: String]) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let replacement = replacements[scalar] {
                result.append(contentsOf: replacement.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
