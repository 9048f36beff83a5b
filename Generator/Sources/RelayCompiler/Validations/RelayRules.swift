public import GraphQLLanguage
public import GraphQLSchema

/// The rules for the documents of a project.
public enum RelayRules {
    /// The rules that Relay adds to those of the specification.
    ///
    /// Findings are sorted by place, so the order means nothing.
    static let additional: [any ValidationRule.Type] = [
        DisallowUnsupportedDirectives.self,
        DisallowResolvers.self,
        RequireAliases.self,
        RequireAliasNames.self,
        NoAmbiguousAliases.self,
        DisallowMasklessArguments.self,
        RequireOperationNames.self,
        RequireSelections.self,
        RequireStaticArguments.self,
        RequireMetadataObjects.self,
        DisallowReservedAliases.self,
        DisallowRecordKeys.self,
        DisallowReservedVariables.self,
        DisallowProvidersOfOperations.self,
        DisallowVariablesOnDefinitions.self,
        DisallowTypenameOnRoot.self,
        DisallowUnselectableFields.self,
        DisallowOddIDTypes.self,
        RequireConsistentRequiredFields.self,
        RequireSevereRequiredActions.self,
        RequireConsistentMarks.self,
        DisallowRequiredInRefinements.self,
        DisallowRequiredInInlineData.self,
        DisallowThrowingMutations.self,
        NoNeedlessRequired.self,
        DisallowMisplacedCatches.self,
        RequireCatchOnClientFields.self,
        RequireWellFormedConnections.self,
        RequireWellFormedPagination.self,
        RequireSoundFilters.self,
        RequireEdgeFields.self,
        RequireRefetchableTypes.self,
        DisallowMisplacedIncrementalDirectives.self,
        RequireRawResponseFragments.self,
        DisallowStoringJSONResponses.self,
        DisallowMisplacedDerivations.self,
        RequireUpdatableShape.self,
        RequireAssignableShape.self,
        RequireDecidableSpreads.self,
    ]

    /// All rules: most of the specification's, and Relay's.
    ///
    /// Fragments that nothing uses yet are fine, anonymous operations are
    /// reported by `RequireOperationNames`, and labels and lists of deferred data are checked by
    /// `DisallowMisplacedIncrementalDirectives`.
    public static let all: [any ValidationRule.Type] = specified + additional

    /// The rules of the specification that apply to projects.
    static let specified = SpecifiedRules.executable.filter { rule in
        !replaced.contains { $0 == rule }
    }

    /// Advice, which only `relay-generator check` gives.
    private static let advice: [any ValidationRule.Type] = [
        NoDeprecatedUse.self, NoDirectivesWithoutEffect.self, NoUnidentifiedLists.self,
    ]

    /// Returns the advice for documents that were each rewritten by themselves.
    static func advice(_ documents: [Document], schema: Schema) -> [Diagnostic] {
        Validator.validate(documents, schema: schema, rules: advice)
    }

    private static let replaced: [any ValidationRule.Type] = [
        DeferStreamDirectiveLabelRule.self,
        // The runtime supports events in parts. A server that does not support them rejects the
        // subscription.
        DeferStreamDirectiveOnValidOperationsRule.self,
        LoneAnonymousOperationRule.self,
        NoUnusedFragmentsRule.self,
        StreamDirectiveOnListFieldRule.self,
    ]

    /// Returns a checker for documents as written, with `@argumentDefinitions` and `@arguments`.
    ///
    /// - Parameter schema: The schema, read by `SchemaReader`.
    /// - Returns: A checker that reports the same errors as the compiler.
    public static func checker(schema: Schema) -> DocumentChecker {
        var options = ParserOptions()
        options.allowsEmptyDocument = true
        return DocumentChecker(schema: schema, options: options) { documents, schema in
            let rewritten = documents.map { SyntaxRewrites.rewrite($0) }
            let mistakes = rewritten.flatMap(\.mistakes)
            guard !mistakes.hasErrors else { return mistakes.sortedAndDeduplicated() }
            let documents = rewritten.map(\.document)
            let output = Compiler.check(documents, schema: schema, options: CodegenOptions())
            let advice = advice(documents, schema: schema)
            return (mistakes + output.diagnostics + advice).sortedAndDeduplicated()
        }
    }

    /// Checks documents that belong together with all rules.
    ///
    /// - Parameters:
    ///   - documents: The documents.
    ///   - schema: Their schema.
    ///   - options: The options for generated code, because Swift names must also be unique.
    /// - Returns: The diagnostics, sorted.
    public static func check(
        _ documents: [Document],
        schema: Schema,
        options: CodegenOptions = CodegenOptions()
    ) -> [Diagnostic] {
        let all = Parallel.map([specified, additional, []], chunk: 1) { rules in
            rules.isEmpty
                ? UniqueSwiftNames.check(documents, schema: schema, options: options)
                : Validator.validate(documents, schema: schema, rules: rules)
        }
        let found = all.dropLast().flatMap(\.self).sortedAndDeduplicated()
        let names = all.last ?? []
        let apart = DerivedConflicts.drop(from: found, in: documents, schema: schema)
        let broken = UnusedVariableSuppression.apply(to: apart, in: documents)
        let causes = FollowOnFindings.drop(from: broken, in: documents)
        return (causes + names).sortedAndDeduplicated()
    }
}
