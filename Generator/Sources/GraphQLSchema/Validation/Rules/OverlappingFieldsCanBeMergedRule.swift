public import GraphQLLanguage

/// Fields with one response name can be merged: they are the same field with the same arguments,
/// or belong to different object types and return values of the same shape.
///
/// `{ name: fullName name: nickname }`: "Fields `name` conflict: `fullName` and `nickname` are
/// different fields."
///
/// The walk notes fields, selection sets and spreads as numbers; `FieldMerging` compares them in
/// time near linear in the size of the documents.
///
/// See https://spec.graphql.org/September2025/#sec-Field-Selection-Merging
public struct OverlappingFieldsCanBeMergedRule: ValidationRule {
    private var selections = MergeableSelections()
    private var openSets: [Int32] = []

    /// Creates the rule.
    public init() {}

    /// Begins the selection set of an operation.
    public mutating func enter(
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        openSets = [selections.addRoot()]
    }

    /// Begins the selection set of a fragment.
    public mutating func enter(
        _ fragment: FragmentDefinition,
        _ context: inout ValidationContext
    ) {
        openSets = [selections.addRoot(ofFragment: fragment.name.text)]
    }

    /// Notes a field and begins its selection set.
    public mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let set = openSets.last else { return }
        let child = selections.add(
            field,
            to: set,
            parent: context.parentType,
            definition: context.fieldDefinition,
            schema: context.schema
        )
        if let child {
            openSets.append(child)
        }
    }

    /// Ends the selection set of a field.
    public mutating func leave(_ field: Field, _ context: inout ValidationContext) {
        if field.selectionSet != nil {
            openSets.removeLast()
        }
    }

    /// Notes a spread.
    public mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext) {
        if let set = openSets.last {
            selections.add(spread, to: set)
        }
    }

    /// Compares everything.
    public mutating func finish(_ documents: [Document], _ context: inout ValidationContext) {
        var merging = FieldMerging(selections)
        merging.run()
        for conflict in merging.conflicts {
            report(
                conflict.message,
                at: conflict.span,
                related: [.init(message: "It conflicts with this.", span: conflict.first)],
                &context
            )
        }
        if merging.isTooComplex, let document = documents.first {
            context.report(.tooComplex(at: document.definitions.first?.span ?? document.span))
        }
    }
}
