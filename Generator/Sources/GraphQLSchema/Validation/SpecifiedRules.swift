/// The rules of the specification.
public enum SpecifiedRules {
    /// What executable documents must keep: the rules of graphql-js 17, and that they do not touch
    /// mistakes of the schema itself.
    ///
    /// One walk serves all of them and findings are sorted by place, so the order decides only
    /// which of several findings about one place comes first.
    public static let executable: [any ValidationRule.Type] = [
        ExecutableDefinitionsRule.self,
        KnownOperationTypesRule.self,
        UniqueOperationNamesRule.self,
        LoneAnonymousOperationRule.self,
        SingleFieldSubscriptionsRule.self,
        KnownTypeNamesRule.self,
        FragmentsOnCompositeTypesRule.self,
        VariablesAreInputTypesRule.self,
        ScalarLeafsRule.self,
        FieldsOnCorrectTypeRule.self,
        UniqueFragmentNamesRule.self,
        KnownFragmentNamesRule.self,
        NoUnusedFragmentsRule.self,
        PossibleFragmentSpreadsRule.self,
        NoFragmentCyclesRule.self,
        UniqueVariableNamesRule.self,
        NoUndefinedVariablesRule.self,
        NoUnusedVariablesRule.self,
        KnownDirectivesRule.self,
        UniqueDirectivesPerLocationRule.self,
        DeferStreamDirectiveOnRootFieldRule.self,
        DeferStreamDirectiveOnValidOperationsRule.self,
        DeferStreamDirectiveLabelRule.self,
        StreamDirectiveOnListFieldRule.self,
        KnownArgumentNamesRule.self,
        UniqueArgumentNamesRule.self,
        ValuesOfCorrectTypeRule.self,
        ProvidedRequiredArgumentsRule.self,
        VariablesInAllowedPositionRule.self,
        OverlappingFieldsCanBeMergedRule.self,
        UniqueInputFieldNamesRule.self,
        MaxIntrospectionDepthRule.self,
        SchemaFaultsRule.self,
    ]

    /// What type systems must keep.
    ///
    /// Rules that find what is missing come before those that look closer; findings are sorted by
    /// place in the end.
    static let typeSystem: [any TypeSystemRule.Type] = [
        RootTypesRule.self,
        ReservedNamesRule.self,
        UniqueMembersRule.self,
        ReferencedTypesRule.self,
        DirectiveUsesRule.self,
        MembersRule.self,
        InterfaceImplementationsRule.self,
        InputObjectsRule.self,
        DefaultValuesRule.self,
        DeprecatedInputsRule.self,
        DirectiveDefinitionsRule.self,
    ]
}
