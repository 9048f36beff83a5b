import GraphQLLanguage
import GraphQLSchema

/// A spread that may not apply needs an alias, because its property is optional.
///
/// `node(id: $id) { ...Row_user }`, where a `Node` may be no `User`:
/// "Fragment `Row_user` is on `User`, but the object here may be another `Node`. Write
/// `...Row_user @alias(as: "row_user")`: the property is optional."
///
/// The same goes for spreads under `@include` and `@skip`. Follows Relay's
/// `fragment_alias_directive`.
struct RequireAliases: ValidationRule {
    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        // The data of an operation with `@jsonResponse` has no properties.
        guard !operation.directives.contains(.jsonResponse),
            let root = context.schema.rootType(for: operation.operation)
        else { return }
        visit(operation.selectionSet, on: .object(root), condition: nil, &context)
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        guard let type = context.type(named: fragment.typeCondition.name.text) else { return }
        visit(fragment.selectionSet, on: type, condition: nil, &context)
    }

    private func visit(
        _ set: SelectionSet,
        on type: SchemaType,
        condition: String?,
        _ context: inout ValidationContext
    ) {
        for selection in set.selections {
            switch selection {
            case .field(let field):
                guard let inner = field.selectionSet,
                    let definition = context.schema.field(named: field.name.text, on: type),
                    let innerType = context.schema.namedType(of: definition.type)
                else { continue }
                visit(inner, on: innerType, condition: nil, &context)
            case .inlineFragment(let fragment):
                let name = fragment.typeCondition?.name.text
                guard let inner = name.map({ context.type(named: $0) }) ?? type else { continue }
                let isNamed = fragment.directives.contains(.alias)
                visit(
                    fragment.selectionSet,
                    on: inner,
                    condition: isNamed ? nil : Self.condition(fragment.directives) ?? condition,
                    &context
                )
            case .fragmentSpread(let spread):
                check(
                    spread,
                    on: type,
                    condition: Self.condition(spread.directives) ?? condition,
                    &context
                )
            }
        }
    }

    private func check(
        _ spread: GraphQLLanguage.FragmentSpread,
        on type: SchemaType,
        condition: String?,
        _ context: inout ValidationContext
    ) {
        guard let fragment = context.fragments[spread.name.text],
            !Self.isExempt(spread), !Self.isExempt(fragment)
        else { return }
        let name = SwiftNames.uncapitalized(spread.name.text)
        let reason: String
        if let condition {
            reason =
                "Fragment `\(spread.name)` is spread under `@\(condition)`, so it may be absent."
        } else if !context.schema.isSubtype(type.name, of: fragment.typeCondition.name.text) {
            reason =
                "Fragment `\(spread.name)` is on `\(fragment.typeCondition.name)`, but the object "
                + "here may be another `\(type.name)`."
        } else {
            return
        }
        let end = (spread.directives.last?.span ?? spread.name.span).endOffset
        let canInsert = spread.arguments.isEmpty || !spread.directives.isEmpty
        report(
            "\(reason) Write `...\(spread.name) @alias(as: \"\(name)\")`: the property is "
                + "optional.",
            at: spread.span,
            fixIts: canInsert
                ? [
                    .init(
                        span: SourceSpan(source: spread.span.source, range: end..<end),
                        replacement: " @alias(as: \"\(name)\")"
                    )
                ] : [],
            &context
        )
    }

    private static func isExempt(_ spread: GraphQLLanguage.FragmentSpread) -> Bool {
        if spread.isImplied { return true }
        if spread.directives.first(of: [.alias, .dangerouslyUnaliased]) != nil { return true }
        // The fields of an unmasked spread become those of the enclosing definition, each of them
        // optional.
        if case .boolean(let mask)? = spread.directives.value("mask", of: .relay) {
            return !mask.value
        }
        return false
    }

    /// The alias of a fragment is that of its spreads.
    ///
    /// Updatable fragments have their own rules.
    private static func isExempt(_ fragment: FragmentDefinition) -> Bool {
        fragment.directives.first(of: [.alias, .assignable, .updatable]) != nil
    }

    private static func condition(_ directives: [Directive]) -> String? {
        [StandardDirective.skip, .include].first(where: directives.contains)?.rawValue
    }
}
