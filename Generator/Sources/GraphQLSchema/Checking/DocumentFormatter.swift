public import GraphQLLanguage

/// Prints documents in canonical form: the implementation of `relay-generator format`.
public enum DocumentFormatter {
    /// The maximum length of formatted texts.
    private static let maximumBytes = 128 << 20

    /// Formats a document or a schema, and keeps its comments.
    ///
    /// - Parameter source: The text.
    /// - Returns: The text in canonical form, or `nil` and the errors if it has syntax errors.
    public static func format(_ source: Source) -> (text: String?, diagnostics: [Diagnostic]) {
        var options = ParserOptions()
        options.allowsEmptyDocument = true
        let result = Parser.parse(source, options: options)
        guard !result.diagnostics.hasErrors else { return (nil, result.diagnostics) }
        guard let text = Printer.format(result.document, maximumBytes: maximumBytes) else {
            let mistake = Diagnostic(
                rule: "ComplexityLimit",
                message: "The formatted text would have more than \(maximumBytes) bytes. "
                    + "Split it; fragments keep nesting flat.",
                span: result.document.definitions.first?.span ?? result.document.span
            )
            return (nil, result.diagnostics + [mistake])
        }
        return (text, result.diagnostics)
    }
}
