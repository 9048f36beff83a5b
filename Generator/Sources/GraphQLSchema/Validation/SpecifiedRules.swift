/// The rules of the specification.
public enum SpecifiedRules {
    /// The rules for executable documents: those of graphql-js 17, and a rule against using invalid
    /// parts of the schema.
    ///
    /// A single walk applies all of them, and diagnostics are sorted by position, so the order
    /// matters only for several diagnostics at the same position.
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

    /// The rules for type systems.
    ///
    /// Rules that find missing definitions come before more detailed ones. Diagnostics are sorted
    /// by position at the end.
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
