/// Finds the one cause of many syntax errors.
///
/// A parser that goes on after a mistake reports what the mistake made of the rest. A page of HTML
/// or the markers of a merge would be an error for each of their characters.
public enum SyntaxCause {
    static let unterminated = "Unterminated string."
    static let unexpected = "Unexpected character"

    /// The errors that a text has of its own, without those that only follow from them.
    ///
    /// - Parameters:
    ///   - diagnostics: What was found in a source, in order.
    ///   - source: The source.
    /// - Returns: The causes; empty only if nothing was found.
    public static func explain(_ diagnostics: [Diagnostic], in source: Source) -> [Diagnostic] {
        guard !diagnostics.isEmpty else { return [] }
        if let page = page(source) { return [page] }
        let conflicts = conflicts(source)
        return conflicts.isEmpty ? withoutFollowers(diagnostics) : conflicts
    }

    /// A text that begins as HTML and XML do.
    private static func page(_ source: Source) -> Diagnostic? {
        let start = source.hasByteOrderMark ? 3 : 0
        let bytes = source.bytes.dropFirst(start).drop { $0 == 0x20 || 0x09...0x0d ~= $0 }
        guard bytes.first == UInt8(ascii: "<"), let next = bytes.dropFirst().first,
            next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
        else { return nil }
        return Diagnostic(
            rule: "Syntax",
            message: "This is a web page (HTML or XML), not GraphQL or JSON. A server may have "
                + "answered with a page for signing in, or for an error: look at it, and save the "
                + "right answer.",
            span: SourceSpan(source: source, range: bytes.startIndex..<bytes.startIndex + 1)
        )
    }

    /// The conflicts that a merge left.
    private static func conflicts(_ source: Source) -> [Diagnostic] {
        let marker = Array("<<<<<<<".utf8)
        var result: [Diagnostic] = []
        var index = 0
        while let line = source.lineRange(at: index) {
            index += 1
            guard source.bytes[line].starts(with: marker) else { continue }
            result.append(
                Diagnostic(
                    rule: "Syntax",
                    message: "A merge left a conflict here. Keep one of its sides, and delete the "
                        + "lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.",
                    span: SourceSpan(source: source, range: line)
                )
            )
        }
        return result
    }

    private static func withoutFollowers(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var result: [Diagnostic] = []
        var previous: Diagnostic?
        for diagnostic in diagnostics {
            defer { previous = diagnostic }
            if let cause = previous, isFollower(diagnostic, of: cause) { continue }
            result.append(diagnostic)
        }
        return result
    }

    /// Whether an error is the same character again, or what the parser finds behind a string
    /// that swallowed the rest of its line.
    private static func isFollower(_ diagnostic: Diagnostic, of cause: Diagnostic) -> Bool {
        if diagnostic.message.hasPrefix(unexpected), diagnostic.message == cause.message {
            return diagnostic.span.startOffset == cause.span.endOffset
        }
        return cause.message.hasPrefix(unterminated)
            && !diagnostic.message.hasPrefix(unterminated)
            && diagnostic.span.start.line <= cause.span.end.line + 1
    }
}
