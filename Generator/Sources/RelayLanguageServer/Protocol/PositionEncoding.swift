import GraphQLSchema

/// The unit in which positions count the characters of a line.
package enum PositionEncoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// Returns the encoding to use with a client: the first that it offers, in its own order, or
    /// UTF-16 if it offers none.
    static func negotiated(_ offered: [JSON]?) -> PositionEncoding {
        let known = (offered ?? []).compactMap { $0.string.flatMap(PositionEncoding.init) }
        // UTF-8 costs nothing, because texts are stored in it.
        return known.contains(.utf8) ? .utf8 : known.first ?? .utf16
    }

    /// Returns the number of units of the character that begins with a byte; 0 for other bytes.
    func units(_ byte: UInt8) -> Int {
        switch self {
        case .utf8: 1
        case .utf16: byte & 0b1100_0000 == 0b1000_0000 ? 0 : byte >= 0b1111_0000 ? 2 : 1
        case .utf32: byte & 0b1100_0000 == 0b1000_0000 ? 0 : 1
        }
    }
}
