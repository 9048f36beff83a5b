import GraphQLLanguage
import GraphQLSchema

/// If an updatable or assignable fragment is spread only on some types, the reader must be able to
/// determine the type of an object.
///
/// `node(id: 4) { ... on User { __typename ...Editor_user } id }`:
/// "`Editor_user` is spread on `User` alone, so everything selected here must be in inline
/// fragments on object types with `__typename`. Move `id` into them."
///
/// Follows Relay's `validate_updatable_fragment_spread` and `assignable_fragment_spread`.
struct RequireDecidableSpreads: ValidationRule {
    private static let kinds: [RelayDirective] = [.updatable, .assignable]

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        guard operation.directives.first(.updatable) == nil else { return }
        visit(operation.selectionSet, isTop: true, &context)
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        guard fragment.directives.first(.updatable) == nil else { return }
        visit(fragment.selectionSet, isTop: true, &context)
    }

    private func visit(_ set: SelectionSet, isTop: Bool, _ context: inout ValidationContext) {
        for selection in set.selections {
            switch selection {
            case .field(let field):
                guard let inner = field.selectionSet else { continue }
                visit(inner, isTop: false, &context)
            case .inlineFragment(let fragment):
                let concerned = spreads(in: fragment.selectionSet, context)
                if let spread = concerned.first {
                    checkSiblings(of: spread, in: set, &context)
                }
                visit(fragment.selectionSet, isTop: isTop, &context)
            case .fragmentSpread(let spread):
                check(spread, isTop: isTop, &context)
            }
        }
    }

    private func spreads(
        in set: SelectionSet,
        _ context: ValidationContext
    ) -> [GraphQLLanguage.FragmentSpread] {
        set.selections.compactMap { selection in
            guard case .fragmentSpread(let spread) = selection, kind(of: spread, context) != nil
            else { return nil }
            return spread
        }
    }

    private func kind(
        of spread: GraphQLLanguage.FragmentSpread,
        _ context: ValidationContext
    ) -> RelayDirective? {
        let directives = context.fragments[spread.name.text]?.directives ?? []
        return Self.kinds.first(where: directives.contains)
    }

    private func check(
        _ spread: GraphQLLanguage.FragmentSpread,
        isTop: Bool,
        _ context: inout ValidationContext
    ) {
        guard let kind = kind(of: spread, context) else { return }
        for directive in spread.directives where kind == .assignable || isCondition(directive) {
            report(
                "`@\(directive.name)` is not allowed on the spread of an `@\(kind.rawValue)` "
                    + "fragment. Remove it.",
                at: directive.span,
                fixIts: [.init(span: directive.span, replacement: "")],
                &context
            )
        }
        if isTop, kind == .assignable {
            report(
                "`\(spread.name)` is assignable, but this is not inside a field. Spread it in "
                    + "a field.",
                at: spread.span,
                &context
            )
        }
    }

    private func isCondition(_ directive: Directive) -> Bool {
        directive.isNamed(.include) || directive.isNamed(.skip)
    }

    private func checkSiblings(
        of spread: GraphQLLanguage.FragmentSpread,
        in set: SelectionSet,
        _ context: inout ValidationContext
    ) {
        var types: Set<String> = []
        for selection in set.selections {
            guard case .inlineFragment(let fragment) = selection else {
                // The type name may be selected on all types.
                if PlainTypename.isOne(selection) { continue }
                refuse(
                    "all other selections must be in inline fragments. Move this into one.",
                    spread,
                    selection.span,
                    &context
                )
                continue
            }
            if !fragment.directives.isEmpty {
                refuse(
                    "no inline fragment here may have directives. Remove them.",
                    spread,
                    fragment.span,
                    &context
                )
            } else if let name = fragment.typeCondition?.name.text,
                case .object? = context.type(named: name)
            {
                if !types.insert(name).inserted {
                    refuse(
                        "each type must have a single inline fragment. Merge them.",
                        spread,
                        fragment.span,
                        &context
                    )
                } else if !PlainTypename.isSelected(in: fragment.selectionSet) {
                    refuse(
                        "each inline fragment must select `__typename`, which distinguishes the "
                            + "types. Add it here.",
                        spread,
                        fragment.span,
                        &context
                    )
                }
            } else {
                refuse(
                    "each inline fragment must be on an object type. Write one for each.",
                    spread,
                    fragment.span,
                    &context
                )
            }
        }
    }

    private func refuse(
        _ rule: String,
        _ spread: GraphQLLanguage.FragmentSpread,
        _ span: SourceSpan,
        _ context: inout ValidationContext
    ) {
        report(
            "`\(spread.name)` is spread on some types only, so \(rule)",
            at: span,
            related: [.init(message: "It is spread here.", span: spread.span)],
            &context
        )
    }
}
