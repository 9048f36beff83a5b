import Foundation

/// Texts that messages must not quote, such as the values of headers, which servers may echo.
public struct Secrets: Sendable {
    private let texts: [String]

    /// Creates the secrets of headers.
    ///
    /// - Parameter values: The values of headers. Each word of a value is a secret too, such as the
    ///   token of `Bearer token`, except the first one, which names the scheme, and those with fewer
    ///   than 6 characters.
    public init(_ values: [String]) {
        let words = values.flatMap { value in
            value.split(separator: " ").dropFirst().map(String.init).filter { $0.count >= 6 }
        }
        let all = Set(values + words).filter { !$0.isEmpty }
        // JSON may escape slashes. Longer texts first, because they may contain others.
        texts = (all.union(all.map { $0.replacingOccurrences(of: "/", with: "\\/") }))
            .sorted { ($0.count, $0) > ($1.count, $1) }
    }

    /// Returns a text with `…` in place of each secret.
    public func redact(_ text: String) -> String {
        texts.reduce(text) { $0.replacingOccurrences(of: $1, with: "…") }
    }
}
