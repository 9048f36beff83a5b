import GraphQLLanguage
import GraphQLSchema

extension ValidationRule {
    /// Reports the `key` of a list in the store if it is missing, or doesn't end in the name of its
    /// field.
    ///
    /// `kind` names the list: "a connection".
    func checkKey(
        of kind: String,
        _ field: Field,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        let suffix = "_\(field.responseName)"
        guard let argument = directive.argument(named: "key") else {
            let proposal = (context.parentType?.name ?? "Some") + suffix
            report(
                "`@\(directive.name)` needs a `key`, the name of the list in the store. Write "
                    + "`key: \"\(proposal)\"`.",
                at: directive.span,
                &context
            )
            return
        }
        guard let key = directive.string("key") else { return }
        guard !key.hasSuffix(suffix) else { return }
        let proposal = key.isEmpty ? "Some\(suffix)" : "\(key)\(suffix)"
        report(
            "The key `\(key)` of \(kind) must end in `\(suffix)`, the name of its field. "
                + "Write `\"\(proposal)\"`.",
            at: argument.value.span,
            fixIts: [.init(span: argument.value.span, replacement: "\"\(proposal)\"")],
            &context
        )
    }
}
