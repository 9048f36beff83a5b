/// Tells generated files from files that were edited by hand.
enum FileOrigin {
    /// This tool, by the first line.
    case generator
    /// This tool, and a merge that found a conflict in it.
    case merge
    /// Nobody.
    case empty
    /// Somebody else.
    case other

    private static let header = Array("// \(ArtifactWriter.marker) ".utf8)

    init(_ bytes: [UInt8]) {
        if bytes.starts(with: Self.header) {
            self = .generator
        } else if bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0d ~= $0 }) {
            self = .empty
        } else if bytes.starts(with: "<<<<<<< ".utf8), Self.hasHeader(bytes) {
            self = .merge
        } else {
            self = .other
        }
    }

    /// Whether a file with such contents is written again without asking.
    var isReplaced: Bool { self != .other }

    /// Whether one of the lines after the marker of a conflict is a header.
    private static func hasHeader(_ bytes: [UInt8]) -> Bool {
        bytes.prefix(4096).split(separator: 0x0a).contains { $0.starts(with: header) }
    }
}
