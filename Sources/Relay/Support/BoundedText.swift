extension String {
    /// The text as one line of at most `limit` characters, fit for a message or a log.
    ///
    /// Control characters and marks that change the direction of writing are replaced. Counts
    /// Unicode scalars, because a single `Character` can have a million of them.
    package func shortened(to limit: Int = 200) -> String {
        var scalars = unicodeScalars.prefix(limit + 1).map { $0.isHarmless ? $0 : "\u{FFFD}" }
        if scalars.count > limit { scalars[(limit - 1)...] = ["…"] }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar changes nothing but its own place in a line of text.
    fileprivate var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: !properties.isBidiControl
        default: true
        }
    }
}

extension Collection<String> {
    /// The most elements that a message or a log event lists.
    package static var listLimit: Int { 20 }

    /// The first 20 texts as a list, and how many there are besides: "a; b; and 3 more".
    package func listed(separator: String = "; ") -> String {
        let more = count - Self.listLimit
        let texts = prefix(Self.listLimit) + (more > 0 ? ["and \(more) more"] : [])
        return texts.joined(separator: separator)
    }
}
