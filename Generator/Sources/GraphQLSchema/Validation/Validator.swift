public import GraphQLLanguage

/// Checks executable documents against a schema.
public enum Validator {
    /// Checks documents that belong together.
    ///
    /// The operations of one document may use fragments of another, and names must be unique in all
    /// of them.
    ///
    /// - Parameters:
    ///   - documents: The documents.
    ///   - schema: Their schema.
    ///   - rules: The rules to apply.
    /// - Returns: The sorted errors; empty if the documents are valid.
    public static func validate(
        _ documents: [Document],
        schema: Schema,
        rules: [any ValidationRule.Type] = SpecifiedRules.executable
    ) -> [Diagnostic] {
        var walker = ValidationWalker(documents: documents, schema: schema, rules: rules)
        walker.walk()
        return walker.context.diagnostics.sortedAndDeduplicated()
    }

    /// Checks a single document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - schema: Its schema.
    ///   - rules: The rules to apply.
    /// - Returns: The sorted errors; empty if the document is valid.
    public static func validate(
        _ document: Document,
        schema: Schema,
        rules: [any ValidationRule.Type] = SpecifiedRules.executable
    ) -> [Diagnostic] {
        validate([document], schema: schema, rules: rules)
    }
}
