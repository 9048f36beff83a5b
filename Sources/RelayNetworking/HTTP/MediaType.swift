import Foundation

/// The type of a body, as `Content-Type` names it: `application/json; charset=utf-8`.
struct MediaType: Equatable {
    /// `application/json`, in small letters and without parameters.
    var essence: String
    /// `utf-8`, in small letters; `nil` when none is named.
    var charset: String?

    init(_ header: String) {
        let parts = header.lowercased().split(separator: ";").map { part in
            part.trimmingCharacters(in: .whitespaces)
        }
        essence = parts.first ?? ""
        for part in parts.dropFirst() where part.hasPrefix("charset=") {
            charset = part.dropFirst("charset=".count).trimmingCharacters(in: ["\""])
        }
    }

    var isUTF8: Bool { charset == nil || charset == "utf-8" || charset == "utf8" }
}
