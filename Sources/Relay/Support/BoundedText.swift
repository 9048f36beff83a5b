extension String {
    /// Returns the text as one line of at most `limit` characters, for a message or a log.
    ///
    /// Control characters and direction marks are replaced. Unicode scalars are counted, because a
    /// single `Character` can consist of a million of them.
    package func shortened(to limit: Int = 200) -> String {
        var scalars = unicodeScalars.prefix(limit + 1).map { $0.isHarmless ? $0 : "\u{FFFD}" }
        if scalars.count > limit { scalars[(limit - 1)...] = ["…"] }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar affects only its own position in a line of text.
    fileprivate var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: !properties.isBidiControl
        default: true
        }
    }
}

extension Collection<String> {
    /// The maximum number of elements that a message or a log event lists.
    package static var listLimit: Int { 20 }

    /// Returns the first 20 texts as a list, followed by the number of the others: "a; b; and 3
    /// more".
    package func listed(separator: String = "; ") -> String {
        let more = count - Self.listLimit
        let texts = prefix(Self.listLimit) + (more > 0 ? ["and \(more) more"] : [])
        return texts.joined(separator: separator)
    }
}
