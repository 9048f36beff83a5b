import GraphQLLanguage
import GraphQLSchema

/// The name in an `@alias` must be different from the names of other properties.
///
/// `me { name ...Row_user @alias(as: "name") }`: "The alias `name` is also the name of a field
/// here. Choose another."
struct NoAmbiguousAliases: ValidationRule {
    private struct Names {
        var fields: Set<String> = []
        var aliases: [(name: String, span: SourceSpan)] = []
    }

    mutating func enter(_ selectionSet: SelectionSet, _ context: inout ValidationContext) {
        var names = Names()
        Self.collect(selectionSet, context.fragments, into: &names)
        guard !names.aliases.isEmpty else { return }
        var seen: [String: SourceSpan] = [:]
        for (name, span) in names.aliases {
            if names.fields.contains(name) {
                report(
                    "The alias `\(name)` is also the name of a field here. Choose another.",
                    at: span,
                    &context
                )
            } else if let first = seen[name] {
                report(
                    "The alias `\(name)` is used twice here. Choose another.",
                    at: span,
                    related: [.init(message: "It is used here first.", span: first)],
                    &context
                )
            } else {
                seen[name] = span
            }
        }
    }

    mutating func enter(
        _ inlineFragment: GraphQLLanguage.InlineFragment,
        _ context: inout ValidationContext
    ) {
        guard let directive = inlineFragment.directives.first(.alias),
            inlineFragment.typeCondition == nil, directive.argument(named: "as") == nil
        else {
            return
        }
        report(
            "This inline fragment has no type that could name its property. Write "
                + "`@alias(as: \"name\")`.",
            at: directive.span,
            &context
        )
    }

    /// Collects the names of the properties of a selection set, including those in inline fragments
    /// without an alias.
    private static func collect(
        _ set: SelectionSet,
        _ fragments: [String: FragmentDefinition],
        into names: inout Names
    ) {
        for selection in set.selections {
            switch selection {
            case .field(let field):
                names.fields.insert(field.responseName.text)
            case .fragmentSpread(let spread):
                if let directive = spread.directives.first(.alias) {
                    names.aliases.append((name(directive) ?? spread.name.text, directive.span))
                } else if !spread.directives.isUnmasked,
                    let alias = fragments[spread.name.text]?.spreadAlias
                {
                    names.aliases.append((alias.name, spread.span))
                }
            case .inlineFragment(let fragment):
                if let directive = fragment.directives.first(.alias) {
                    let typeName = fragment.typeCondition?.name.text
                    if let name = name(directive) ?? typeName {
                        names.aliases.append((name, directive.span))
                    }
                } else {
                    collect(fragment.selectionSet, fragments, into: &names)
                }
            }
        }
    }

    private static func name(_ directive: Directive) -> String? {
        if case .string(let name)? = directive.argument(named: "as")?.value {
            name.value
        } else {
            nil
        }
    }
}
