import GraphQLLanguage
import GraphQLSchema

/// Updatable selections must determine the exact type of each object, and must not contain fields
/// that only a server can answer.
///
/// `query Q @updatable { node(id: 4) { ... on User { name } } }`:
/// "In `@updatable` code `... on User` must select `__typename`, which tells the types apart. Add
/// it."
///
/// Follows Relay's `validate_updatable_directive`.
struct RequireUpdatableShape: ValidationRule {
    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        guard operation.directives.contains(.updatable),
            let root = context.schema.rootType(for: operation.operation)
        else { return }
        checkDirectives(operation.directives.filter { !$0.isNamed(.updatable) }, &context)
        visit(operation.selectionSet, on: .object(root), isTop: true, &context)
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        guard fragment.directives.contains(.updatable),
            let type = context.type(named: fragment.typeCondition.name.text)
        else { return }
        checkDirectives(fragment.directives.filter { !$0.isNamed(.updatable) }, &context)
        visit(fragment.selectionSet, on: type, isTop: true, &context)
    }

    private func checkDirectives(_ directives: [Directive], _ context: inout ValidationContext) {
        for directive in directives {
            report(
                "`@\(directive.name)` is not allowed in `@updatable` code, which is never sent to "
                    + "servers. Remove it.",
                at: directive.span,
                fixIts: [.init(span: directive.span, replacement: "")],
                &context
            )
        }
    }

    private func visit(
        _ set: SelectionSet,
        on type: SchemaType,
        isTop: Bool,
        _ context: inout ValidationContext
    ) {
        var types: Set<String> = []
        for selection in set.selections {
            switch selection {
            case .field(let field):
                // It names the list to change; nothing is fetched.
                let others = field.directives.filter { !$0.isNamed(.connection) }
                checkDirectives(others, &context)
                guard let definition = context.schema.field(named: field.name.text, on: type),
                    let inner = field.selectionSet,
                    let innerType = context.schema.namedType(of: definition.type)
                else { continue }
                if definition.type.elementType?.isList == true {
                    report(
                        "`\(field.name)` is a list of lists of objects, which `@updatable` code "
                            + "can't read. Remove it.",
                        at: field.name.span,
                        &context
                    )
                }
                visit(inner, on: innerType, isTop: false, &context)
            case .fragmentSpread(let spread):
                checkDirectives(spread.directives, &context)
                check(spread, on: type, isTop: isTop, &context)
            case .inlineFragment(let fragment):
                checkDirectives(fragment.directives, &context)
                check(fragment, on: type, among: &types, &context)
                let name = fragment.typeCondition?.name.text
                guard let inner = name.map({ context.type(named: $0) }) ?? type else { continue }
                visit(fragment.selectionSet, on: inner, isTop: false, &context)
            }
        }
    }

    private func check(
        _ spread: GraphQLLanguage.FragmentSpread,
        on type: SchemaType,
        isTop: Bool,
        _ context: inout ValidationContext
    ) {
        guard let fragment = context.fragments[spread.name.text] else { return }
        if fragment.directives.first(.assignable) == nil {
            report(
                "Only fragments with `@assignable` can be spread in `@updatable` code. Add it to "
                    + "`\(spread.name)`, or remove the spread.",
                at: spread.span,
                related: [.init(message: "It is defined here.", span: fragment.name.span)],
                &context
            )
        } else if isTop {
            report(
                "The root can't be assigned. Spread `\(spread.name)` in a field.",
                at: spread.span,
                &context
            )
        } else if !context.schema.isSubtype(fragment.typeCondition.name.text, of: type.name) {
            report(
                "A `\(fragment.typeCondition.name)` may not be a `\(type.name)`, so it can't "
                    + "be assigned here. Spread a fragment on `\(type.name)`.",
                at: spread.span,
                &context
            )
        }
    }

    private func check(
        _ fragment: GraphQLLanguage.InlineFragment,
        on type: SchemaType,
        among types: inout Set<String>,
        _ context: inout ValidationContext
    ) {
        guard let condition = fragment.typeCondition else {
            report(
                "In `@updatable` code an inline fragment must be on an object type. Write its "
                    + "fields without one.",
                at: fragment.span,
                &context
            )
            return
        }
        guard type.isAbstract else {
            report(
                "Every object here is a `\(type.name)`. Write the fields without an inline "
                    + "fragment.",
                at: condition.name.span,
                &context
            )
            return
        }
        guard case .object? = context.type(named: condition.name.text) else {
            report(
                "In `@updatable` code an inline fragment must be on an object type, but "
                    + "`\(condition.name)` is not. Write one for each of its types.",
                at: condition.name.span,
                &context
            )
            return
        }
        if !types.insert(condition.name.text).inserted {
            report(
                "There are two inline fragments on `\(condition.name)` here. Merge them.",
                at: condition.name.span,
                &context
            )
        }
        if !PlainTypename.isSelected(in: fragment.selectionSet) {
            let start = fragment.selectionSet.span.startOffset + 1
            report(
                "In `@updatable` code `... on \(condition.name)` must select `__typename`, which "
                    + "distinguishes the types. Add it.",
                at: condition.name.span,
                fixIts: [
                    .init(
                        span: SourceSpan(
                            source: fragment.selectionSet.span.source,
                            range: start..<start
                        ),
                        replacement: " __typename"
                    )
                ],
                &context
            )
        }
    }
}

/// Recognizes a plain `__typename`, without alias, arguments and directives.
enum PlainTypename {
    /// Returns whether a selection is a plain `__typename`.
    static func isOne(_ selection: GraphQLLanguage.Selection) -> Bool {
        guard case .field(let field) = selection else { return false }
        return field.name.text == "__typename" && field.responseName.text == "__typename"
            && field.directives.isEmpty
    }

    /// Returns whether a set contains a plain `__typename`.
    static func isSelected(in set: SelectionSet) -> Bool {
        set.selections.contains(where: isOne)
    }
}
