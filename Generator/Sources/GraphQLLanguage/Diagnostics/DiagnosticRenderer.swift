/// Prints diagnostics for terminals, for Xcode and for other programs.
public struct DiagnosticRenderer: Sendable {
    /// The output formats.
    public enum Style: Sendable {
        /// `file:line:column: error: message`, the source line with a caret, and related ranges.
        case framed
        /// Only `file:line:column: error: message`, which Xcode shows on the source line.
        case oneLine
        /// One JSON object a line.
        case json
        /// One JSON object a line, including the edits that would fix the error.
        case jsonWithFixIts
    }

    /// The output format.
    public var style: Style
    /// Whether to append the rule to the message, as `[FieldsOnCorrectTypeRule]`.
    public var showsRules: Bool
    /// The maximum number of warnings and notes to print; the others are only counted.
    ///
    /// All errors are printed.
    public var maximum: Int
    private static let frameWidth = 110

    /// Creates a renderer.
    public init(style: Style = .framed, showsRules: Bool = false, maximum: Int = .max) {
        self.style = style
        self.showsRules = showsRules
        self.maximum = maximum
    }

    /// Prints diagnostics in the given order, each followed by a line feed.
    ///
    /// - Parameter diagnostics: The diagnostics, sorted and without duplicates.
    /// - Returns: The text; empty if there are no diagnostics.
    public func render(_ diagnostics: some Sequence<Diagnostic>) -> String {
        var text = ""
        var others = 0
        for diagnostic in diagnostics {
            if diagnostic.severity != .error {
                others += 1
                if others > maximum { continue }
            }
            text += render(diagnostic) + "\n"
        }
        guard others > maximum else { return text }
        return text + "… and \(others - maximum) more warnings and notes.\n"
    }

    /// Prints a diagnostic without a final line feed.
    ///
    /// - Parameter diagnostic: The diagnostic.
    /// - Returns: The text.
    public func render(_ diagnostic: Diagnostic) -> String {
        switch style {
        case .oneLine: headline(diagnostic)
        case .json: DiagnosticJSON.line(diagnostic)
        case .jsonWithFixIts: DiagnosticJSON.line(diagnostic, listsFixIts: true)
        case .framed: framed(diagnostic)
        }
    }

    private func framed(_ diagnostic: Diagnostic) -> String {
        var text = headline(diagnostic) + frame(diagnostic.span)
        for related in diagnostic.related {
            text += "\n" + VisibleText.line("\(related.span): note: \(related.message)")
            text += frame(related.span)
        }
        return text
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let message = diagnostic.message.split(whereSeparator: \.isNewline).joined(separator: " ")
        let rule = showsRules ? " [\(diagnostic.rule)]" : ""
        return VisibleText.line(
            "\(diagnostic.span): \(diagnostic.severity.rawValue): \(message)\(rule)"
        )
    }

    /// Returns the first source line of a span, with carets below the characters that the span
    /// covers.
    private func frame(_ span: SourceSpan) -> String {
        let source = span.source
        let index = source.lineIndex(at: min(span.startOffset, source.bytes.count))
        guard !source.bytes.isEmpty, let line = source.lineRange(at: index) else { return "" }
        let start = min(max(span.startOffset, line.lowerBound), line.upperBound)
        let end = min(max(span.endOffset, start), line.upperBound)
        let shown = window(of: line, around: start, in: source)
        let text = source.text(in: shown.range)
        let indent = source.text(in: shown.range.lowerBound..<start)
        let covered = source.text(in: start..<max(start, min(end, shown.range.upperBound)))
        let pad = indent.unicodeScalars.map { $0 == "\t" ? "\t" : " " }.joined()
        let marks = String(
            repeating: "~",
            count: max(covered.unicodeScalars.count - 1, 0)
        )
        let number = String(source.firstLine + index)
        let gutter = String(repeating: " ", count: number.count)
        let lead = shown.cutsStart ? "…" : ""
        return """

             \(number) | \(lead)\(visible(text))\(shown.cutsEnd ? "…" : "")
             \(gutter) | \(lead.isEmpty ? "" : " ")\(pad)^\(marks)
            """
    }

    /// Returns the part of a line to show: the whole line, unless it is very long.
    private func window(
        of line: Range<Int>,
        around offset: Int,
        in source: Source
    ) -> (range: Range<Int>, cutsStart: Bool, cutsEnd: Bool) {
        var lower = line.lowerBound
        if source.hasByteOrderMark, lower == 0 {
            lower = min(3, offset)
        }
        guard line.upperBound - lower > Self.frameWidth else {
            return (lower..<line.upperBound, false, false)
        }
        var start = max(lower, offset - Self.frameWidth / 2)
        while start > lower, source.bytes[start] & 0b1100_0000 == 0b1000_0000 {
            start -= 1
        }
        var end = min(line.upperBound, start + Self.frameWidth)
        while end < line.upperBound, source.bytes[end] & 0b1100_0000 == 0b1000_0000 {
            end += 1
        }
        return (start..<end, start > lower, end < line.upperBound)
    }

    /// Returns the text with characters that would disturb a terminal replaced, keeping its width
    /// so that carets line up.
    private func visible(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    scalar != "\t" && VisibleText.isHidden(scalar) ? "\u{FFFD}" : scalar
                }
            )
        )
    }
}
