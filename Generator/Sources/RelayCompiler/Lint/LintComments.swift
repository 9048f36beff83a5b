import GraphQLLanguage

/// The comment `# lint:ignore`, on the first line of a definition or selection or on the line before
/// it, which exempts it with everything in it.
enum LintComments {
    private static let mark = Array("lint:ignore".utf8)

    /// Returns whether a comment exempts the definition or selection at a position.
    static func ignore(_ span: SourceSpan) -> Bool {
        let bytes = span.source.bytes
        let newLine = UInt8(ascii: "\n")
        let start = min(span.startOffset, bytes.count)
        let lineStart = (bytes[..<start].lastIndex(of: newLine) ?? -1) + 1
        let lineEnd = bytes[start...].firstIndex(of: newLine) ?? bytes.count
        if hasMark(bytes[start..<lineEnd]) { return true }
        // Only a comment that has the line before to itself belongs to this line.
        let before = bytes[..<max(0, lineStart - 1)]
        let line = before[((before.lastIndex(of: newLine) ?? -1) + 1)...]
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return text.first == UInt8(ascii: "#") && hasMark(text)
    }

    private static func hasMark(_ line: ArraySlice<UInt8>) -> Bool {
        guard let comment = line.firstIndex(of: UInt8(ascii: "#")) else { return false }
        let text = line[comment...].dropFirst().drop { $0 == UInt8(ascii: " ") }
        return text.starts(with: mark)
    }
}
