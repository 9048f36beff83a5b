/// Prints descriptions of the schema as documentation comments.
enum Documentation {
    /// Returns the lines of a comment.
    static func lines(_ description: String?, deprecation: String? = nil) -> [String] {
        var lines = description.map(split) ?? []
        if let deprecation {
            lines +=
                (lines.isEmpty ? [] : [""])
                + ["- Note: Deprecated. "].map { note in
                    note + split(deprecation).joined(separator: " ")
                }
        }
        return lines
    }

    private static func split(_ text: String) -> [String] {
        var lines = text.utf8.allSatisfy(isPlain) ? plainLines(text) : cleanLines(text)
        while lines.last?.isEmpty ?? false {
            lines.removeLast()
        }
        return Array(lines.drop { $0.isEmpty })
    }

    /// Returns whether a byte needs no special handling: it is ASCII and not a control character,
    /// except a line feed.
    private static func isPlain(_ byte: UInt8) -> Bool {
        0x20..<0x7f ~= byte || byte == 0x0a
    }

    /// Returns the lines of a text that has only plain bytes, which is the usual case.
    private static func plainLines(_ text: String) -> [String] {
        text.utf8.split(separator: 0x0a, omittingEmptySubsequences: false).map { line in
            let end = line.lastIndex { $0 != 0x20 }
            return end.map { String(Substring(line[...$0])) } ?? ""
        }
    }

    /// Returns the lines of any text, without characters that are harmful in a comment.
    private static func cleanLines(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            var scalars = line.unicodeScalars.filter {
                $0 == "\t" || $0.properties.generalCategory != .control
            }
            while let last = scalars.last, last.properties.isWhitespace {
                scalars.removeLast()
            }
            return String(String.UnicodeScalarView(scalars))
        }
    }
}
