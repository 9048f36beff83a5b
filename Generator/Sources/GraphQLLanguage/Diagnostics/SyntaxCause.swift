/// Finds the common cause of many syntax errors.
///
/// A parser that continues after an error also reports errors that merely follow from it. An HTML
/// page or the conflict markers of a merge would cause an error for nearly every character.
public enum SyntaxCause {
    static let unterminated = "Unterminated string."
    static let unexpected = "Unexpected character"

    /// Returns the errors without those that merely follow from others.
    ///
    /// - Parameters:
    ///   - diagnostics: The errors of a source, in order.
    ///   - source: The source.
    /// - Returns: The causes; empty only if there are no errors.
    public static func explain(_ diagnostics: [Diagnostic], in source: Source) -> [Diagnostic] {
        guard !diagnostics.isEmpty else { return [] }
        if let page = page(source) { return [page] }
        let conflicts = conflicts(source)
        return conflicts.isEmpty ? withoutFollowers(diagnostics) : conflicts
    }

    /// Returns an error for a text that begins like HTML or XML.
    private static func page(_ source: Source) -> Diagnostic? {
        let start = source.hasByteOrderMark ? 3 : 0
        let bytes = source.bytes.dropFirst(start).drop { $0 == 0x20 || 0x09...0x0d ~= $0 }
        guard bytes.first == UInt8(ascii: "<"), let next = bytes.dropFirst().first,
            next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
        else { return nil }
        return Diagnostic(
            rule: "Syntax",
            message: "This is a web page (HTML or XML), not GraphQL or JSON. The server may have "
                + "answered with a sign-in or error page. Look at it, and save the "
                + "right answer.",
            span: SourceSpan(source: source, range: bytes.startIndex..<bytes.startIndex + 1)
        )
    }

    /// Returns an error for each merge conflict.
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
                    message: "There is a merge conflict here. Keep one side, and delete the "
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

    /// Returns whether an error reports the same character again, or follows a string that
    /// swallowed the rest of its line.
    private static func isFollower(_ diagnostic: Diagnostic, of cause: Diagnostic) -> Bool {
        if diagnostic.message.hasPrefix(unexpected), diagnostic.message == cause.message {
            return diagnostic.span.startOffset == cause.span.endOffset
        }
        return cause.message.hasPrefix(unterminated)
            && !diagnostic.message.hasPrefix(unterminated)
            && diagnostic.span.start.line <= cause.span.end.line + 1
    }
}
