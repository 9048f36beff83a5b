public import GraphQLLanguage

/// Fields with the same response name must be mergeable.
///
/// They must be the same field with the same arguments, or be on different object types and return
/// values of the same shape.
///
/// `{ name: fullName name: nickname }`: "Fields `name` conflict: `fullName` and `nickname` are
/// different fields."
///
/// The walk collects fields, selection sets and spreads as numbers. `FieldMerging` then compares
/// them in nearly linear time.
///
/// See https://spec.graphql.org/September2025/#sec-Field-Selection-Merging
public struct OverlappingFieldsCanBeMergedRule: ValidationRule {
    private var selections = MergeableSelections()
    private var openSets: [Int32] = []

    /// Creates the rule.
    public init() {}

    /// Starts the selection set of an operation.
    public mutating func enter(
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        openSets = [selections.addRoot()]
    }

    /// Starts the selection set of a fragment.
    public mutating func enter(
        _ fragment: FragmentDefinition,
        _ context: inout ValidationContext
    ) {
        openSets = [selections.addRoot(ofFragment: fragment.name.text)]
    }

    /// Records a field and starts its selection set.
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

    /// Records a spread.
    public mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext) {
        if let set = openSets.last {
            selections.add(spread, to: set)
        }
    }

    /// Compares all fields.
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
