/// Descriptions of the schema as documentation comments.
enum Documentation {
    /// The lines of a comment.
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
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            line in
            var scalars = line.unicodeScalars.filter {
                $0 == "\t" || $0.properties.generalCategory != .control
            }
            while let last = scalars.last, last.properties.isWhitespace {
                scalars.removeLast()
            }
            return String(String.UnicodeScalarView(scalars))
        }
        while lines.last?.isEmpty ?? false {
            lines.removeLast()
        }
        return Array(lines.drop { $0.isEmpty })
    }
}
