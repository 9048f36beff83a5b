public import GraphQLLanguage

/// Prints documents in their canonical form: all the logic of `relay-generator format`.
public enum DocumentFormatter {
    /// Formats a document or a schema; comments are kept.
    ///
    /// - Parameter source: The text.
    /// - Returns: The text in canonical form, nil when it has syntax errors, and those errors.
    public static func format(_ source: Source) -> (text: String?, diagnostics: [Diagnostic]) {
        var options = ParserOptions()
        options.allowsEmptyDocument = true
        let result = Parser.parse(source, options: options)
        guard !result.diagnostics.hasErrors else { return (nil, result.diagnostics) }
        return (Printer.format(result.document), result.diagnostics)
    }
}
