import GraphQLLanguage

/// The rewrites of syntax that run before validation, so that one set of rules serves every way to
/// write a document.
///
/// They know names and shapes, but no types. Rewrites that need the schema are transforms of the
/// program.
enum SyntaxRewrites {
    /// Rewrites a document by itself.
    ///
    /// 1. `ArgumentDirectives` turns `@argumentDefinitions` and `@arguments` into the form of the
    ///    specification's draft.
    /// 2. `IncrementalLabels` completes the labels of `@defer` and `@stream`.
    ///
    /// - Parameter document: The document as it was parsed.
    /// - Returns: The rewritten document, and the mistakes in what was rewritten.
    static func rewrite(_ document: Document) -> (document: Document, mistakes: [Diagnostic]) {
        let (expanded, mistakes) = ArgumentDirectives.expand(document)
        return (IncrementalLabels.complete(expanded), mistakes)
    }

    /// Rewrites documents that belong together.
    ///
    /// 3. `ProvidedVariables` turns variables with `@provider` into variables of the operations that
    ///    reach them.
    ///
    /// - Parameter documents: The documents, each rewritten by itself.
    /// - Returns: The rewritten documents, and the mistakes in what was rewritten.
    static func rewrite(
        together documents: [Document]
    ) -> (documents: [Document], mistakes: [Diagnostic]) {
        let (resolved, mistakes) = ProvidedVariables.resolve(documents)
        return (resolved, mistakes.sortedAndDeduplicated())
    }
}
