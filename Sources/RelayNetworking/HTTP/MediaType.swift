import Foundation

/// The value of `Content-Type`: `application/json; charset=utf-8`.
struct MediaType: Equatable {
    /// The type in lowercase, without parameters: `application/json`.
    var essence: String
    /// The parameters, by their names in lowercase: `["charset": "utf-8"]`.
    var parameters: [String: String] = [:]

    init(_ header: String) {
        guard header.utf8.contains(UInt8(ascii: ";")) else {
            let hasSpace = header.utf8.contains { $0 == 0x20 || $0 == 0x09 }
            essence = (hasSpace ? header.trimmingCharacters(in: .whitespaces) : header).lowercased()
            return
        }
        let parts = Self.split(header)
        essence = parts.first?.lowercased() ?? ""
        for part in parts.dropFirst() {
            guard let equals = part.firstIndex(of: "=") else { continue }
            let name = part[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
            let value = part[equals...].dropFirst().trimmingCharacters(in: .whitespaces)
            parameters[name] = parameters[name] ?? value.trimmingCharacters(in: ["\""])
        }
    }

    /// Returns the parts between semicolons, except those inside quotation marks.
    private static func split(_ header: String) -> [String] {
        guard header.utf8.contains(UInt8(ascii: "\"")) else {
            return header.split(separator: ";", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        var parts = [""]
        var isQuoted = false
        for character in header {
            if character == "\"" { isQuoted.toggle() }
            if character == ";", !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The character set in lowercase, such as `utf-8`; `nil` if there is none.
    var charset: String? { parameters["charset"]?.lowercased() }

    var isUTF8: Bool { charset == nil || charset == "utf-8" || charset == "utf8" }
}

extension HTTPHead {
    /// The value of `Content-Type`; `nil` if there is none.
    var mediaType: MediaType? { headers["Content-Type"].map(MediaType.init) }
}
