import GraphQLLanguage
import GraphQLSchema

/// A field must not be required in a refinement to an interface or a union, because if it were
/// null, it would be unknown whether the object has the type.
///
/// `... on Actor { name @required(action: LOG) }`:
/// "`name` can't be required in `... on Actor`, which may not match. Write `... on Actor
/// @alias(as: "actor")`."
///
/// Follows Relay's `required_directive`.
struct DisallowRequiredInRefinements: ValidationRule {
    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        visit(operation.selectionSet, in: nil, &context)
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        visit(fragment.selectionSet, in: nil, &context)
    }

    private func visit(
        _ set: SelectionSet,
        in refinement: GraphQLLanguage.InlineFragment?,
        _ context: inout ValidationContext
    ) {
        for selection in set.selections {
            switch selection {
            case .fragmentSpread:
                break
            case .field(let field):
                if let refinement, field.directives.contains(.required) {
                    refuse(field, in: refinement, &context)
                }
                if let inner = field.selectionSet { visit(inner, in: nil, &context) }
            case .inlineFragment(let fragment):
                var inner = refinement
                if fragment.directives.contains(.alias) {
                    inner = nil
                } else if let name = fragment.typeCondition?.name.text,
                    context.type(named: name)?.isAbstract ?? false
                {
                    inner = fragment
                }
                visit(fragment.selectionSet, in: inner, &context)
            }
        }
    }

    private func refuse(
        _ field: Field,
        in refinement: GraphQLLanguage.InlineFragment,
        _ context: inout ValidationContext
    ) {
        guard let condition = refinement.typeCondition else { return }
        let name = SwiftNames.uncapitalized(condition.name.text)
        let end = condition.name.span.endOffset
        report(
            "`\(field.responseName)` can't be required in `... on \(condition.name)`, which may "
                + "not match. Write `... on \(condition.name) @alias(as: \"\(name)\")`.",
            at: field.directives.first(.required)?.span ?? field.span,
            related: [.init(message: "The refinement is here.", span: condition.name.span)],
            fixIts: [
                .init(
                    span: SourceSpan(source: condition.name.span.source, range: end..<end),
                    replacement: " @alias(as: \"\(name)\")"
                )
            ],
            &context
        )
    }
}
