import GraphQLLanguage
import GraphQLSchema

/// A fragment that is compiled once for all operations must allow typed responses if one of them
/// needs it.
///
/// `mutation M @raw_response_type { like { ...F } }`, `fragment F on Story @no_inline { … }`:
/// "`F` is part of the typed response of `M`. Write `@no_inline(raw_response_type: true)`."
///
/// Follows Relay's `validate_no_inline_fragments_with_raw_response_type`.
struct RequireRawResponseFragments: ValidationRule {
    private var reported: Set<String> = []

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        guard operation.directives.contains(.rawResponseType) else { return }
        var open = SpreadNames.all(in: operation.selectionSet)
        var reached = Set(open)
        while let name = open.popLast() {
            guard let fragment = context.fragments[name] else { continue }
            check(fragment, in: operation, &context)
            open += SpreadNames.all(in: fragment.selectionSet).filter {
                reached.insert($0).inserted
            }
        }
    }

    private mutating func check(
        _ fragment: FragmentDefinition,
        in operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        guard let directive = fragment.directives.first(.noInline) else { return }
        if case .boolean(let value)? = directive.argument(named: "raw_response_type")?.value,
            value.value
        {
            return
        }
        guard reported.insert(fragment.name.text).inserted else { return }
        let replacement = "@no_inline(raw_response_type: true)"
        report(
            "`\(fragment.name)` is part of the typed response of "
                + "`\(operation.name?.text ?? "an operation")`. Write `\(replacement)`.",
            at: directive.span,
            related: [.init(message: "It is reached from here.", span: operation.span)],
            fixIts: [.init(span: directive.span, replacement: replacement)],
            &context
        )
    }
}
