/// Tells generated files from files that were edited by hand.
enum FileOrigin {
    /// This tool, according to the first line.
    case generator
    /// This tool, but a merge has left a conflict in it.
    case merge
    /// None, because the file is empty.
    case empty
    /// Someone else.
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

    /// Whether a file of this origin is replaced without asking.
    var isReplaced: Bool { self != .other }

    /// Returns whether one of the lines after a conflict marker is a header.
    private static func hasHeader(_ bytes: [UInt8]) -> Bool {
        bytes.prefix(4096).split(separator: 0x0a).contains { $0.starts(with: header) }
    }
}
