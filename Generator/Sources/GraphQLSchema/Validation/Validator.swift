public import GraphQLLanguage

/// Checks executable documents against a schema.
public enum Validator {
    /// Checks documents that belong together: operations of one may use fragments of another, and
    /// names are unique among all.
    ///
    /// - Parameters:
    ///   - documents: The documents.
    ///   - schema: The schema they are meant for.
    ///   - rules: The rules to check.
    /// - Returns: What is wrong, sorted; empty when everything is valid.
    public static func validate(
        _ documents: [Document],
        schema: Schema,
        rules: [any ValidationRule.Type] = SpecifiedRules.executable
    ) -> [Diagnostic] {
        var walker = ValidationWalker(documents: documents, schema: schema, rules: rules)
        walker.walk()
        return walker.context.diagnostics.sortedAndDeduplicated()
    }

    /// Checks one document by itself.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - schema: The schema it is meant for.
    ///   - rules: The rules to check.
    /// - Returns: What is wrong, sorted; empty when it is valid.
    public static func validate(
        _ document: Document,
        schema: Schema,
        rules: [any ValidationRule.Type] = SpecifiedRules.executable
    ) -> [Diagnostic] {
        validate([document], schema: schema, rules: rules)
    }
}
