import GraphQLLanguage
import GraphQLSchema

/// An unmasked spread must not pass arguments or determine how references are read, because its
/// fields become those of the enclosing definition, which does not have the fragment's variables.
///
/// `...Avatar(size: 16) @relay(mask: false)`: "Fragment `Avatar` has variables of its own, so it
/// can't be spread with `mask: false`. Spread it with its mask."
struct DisallowMasklessArguments: ValidationRule {
    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        guard let directive = fragment.directives.first(.relay),
            let plural = directive.argument(named: "plural"), !plural.value.variables.isEmpty
        else {
            return
        }
        report("`plural` must be `true` or `false`, not a variable.", at: plural.span, &context)
    }

    mutating func enter(
        _ spread: GraphQLLanguage.FragmentSpread,
        _ context: inout ValidationContext
    ) {
        guard let directive = spread.directives.first(.relay),
            let mask = directive.argument(named: "mask")
        else {
            return
        }
        guard case .boolean(let value) = mask.value else {
            if mask.value.variables.isEmpty { return }
            report("`mask` must be `true` or `false`, not a variable.", at: mask.span, &context)
            return
        }
        guard !value.value else { return }
        if spread.directives.contains(.alias) {
            report(
                "A spread with `mask: false` has no property that `@alias` could name. "
                    + "Remove one of the two.",
                at: directive.span,
                &context
            )
        }
        guard let fragment = context.fragments[spread.name.text] else { return }
        if let other = fragment.directives.first(where: Self.isAboutReferences) {
            let name = other.isNamed(.relay) ? "relay(plural: true)" : other.name.text
            report(
                "Fragment `\(spread.name)` has `@\(name)`, which is about references to it, but "
                    + "`mask: false` makes none. Spread it with its mask.",
                at: directive.span,
                related: [.init(message: "The directive is here.", span: other.span)],
                &context
            )
        }
        if !fragment.variableDefinitions.isEmpty {
            report(
                "Fragment `\(spread.name)` has variables of its own, so it can't be spread with "
                    + "`mask: false`. Spread it with its mask.",
                at: directive.span,
                &context
            )
        }
    }

    private static func isAboutReferences(_ directive: Directive) -> Bool {
        guard directive.isNamed(.relay) else { return true }
        guard case .boolean(let plural)? = directive.argument(named: "plural")?.value else {
            return false
        }
        return plural.value
    }
}
