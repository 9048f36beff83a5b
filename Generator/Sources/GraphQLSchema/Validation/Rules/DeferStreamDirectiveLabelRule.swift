public import GraphQLLanguage

/// The labels of `@defer` and `@stream` must be distinct static strings.
public struct DeferStreamDirectiveLabelRule: ValidationRule {
    private var known: [String: SourceSpan] = [:]

    /// Creates the rule.
    public init() {}

    /// Reports a label that is not a string or is repeated.
    public mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        guard directive.isDeferOrStream, let value = directive.argument(named: "label")?.value
        else { return }
        guard case .string(let label) = value else {
            report(
                "The label of `@\(directive.name.text)` must be a string, not a variable.",
                at: value.span,
                &context
            )
            return
        }
        guard let first = known[label.value] else {
            known[label.value] = label.span
            return
        }
        report(
            "The label \(DiagnosticJSON.quoted(label.value)) is used twice. Labels of `@defer` "
                + "and `@stream` must be unique.",
            at: label.span,
            related: [.init(message: "It is used here first.", span: first)],
            &context
        )
    }
}
