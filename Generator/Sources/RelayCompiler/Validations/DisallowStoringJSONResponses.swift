import GraphQLLanguage
import GraphQLSchema

/// An operation with `@jsonResponse` can't have directives that say how its response is stored, read or
/// delivered in parts.
///
/// `query Q @jsonResponse { me { name @required(action: LOG) } }`:
/// "`@required` has no effect, because the response of `Q` is delivered as JSON. Remove it."
struct DisallowStoringJSONResponses: ValidationRule {
    private static let disallowed: [RelayDirective] =
        [.required, .catch, .throwOnFieldError, .rawResponseType, .updatable]
        + RelayDirective.paginations + RelayDirective.edges + [.follows]

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        guard operation.directives.contains(.jsonResponse) else { return }
        for directive in operation.directives { check(directive, operation, &context) }
        check(operation.selectionSet, operation, isOwn: true, &context)
        var open = SpreadNames.all(in: operation.selectionSet)
        var reached = Set(open)
        while let name = open.popLast() {
            guard let fragment = context.fragments[name] else { continue }
            check(fragment.selectionSet, operation, isOwn: false, &context)
            open += SpreadNames.all(in: fragment.selectionSet).filter {
                reached.insert($0).inserted
            }
        }
    }

    private func check(
        _ set: SelectionSet,
        _ operation: OperationDefinition,
        isOwn: Bool,
        _ context: inout ValidationContext
    ) {
        for selection in set.selections {
            let (directives, inner): ([Directive], SelectionSet?) =
                switch selection {
                case .field(let field): (field.directives, field.selectionSet)
                case .inlineFragment(let fragment): (fragment.directives, fragment.selectionSet)
                case .fragmentSpread(let spread): (spread.directives, nil)
                }
            for directive in directives {
                if directive.isIncremental {
                    reportPart(directive, operation, &context)
                } else if isOwn {
                    check(directive, operation, &context)
                }
            }
            if let inner { check(inner, operation, isOwn: isOwn, &context) }
        }
    }

    private func check(
        _ directive: Directive,
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        guard directive.isNamed(oneOf: Self.disallowed) else { return }
        report(
            "`@\(directive.name)` has no effect, because the response of "
                + "`\(Self.name(operation))` is delivered as JSON. Remove it.",
            at: directive.span,
            fixIts: [.init(span: directive.span, replacement: "")],
            &context
        )
    }

    private func reportPart(
        _ directive: Directive,
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        report(
            "`@\(directive.name)` can't be in `\(Self.name(operation))` or its fragments, because its "
                + "response is delivered as JSON, and whole. Remove it, or remove `@jsonResponse`.",
            at: directive.span,
            related: [.init(message: "The operation is here.", span: operation.span)],
            &context
        )
    }

    private static func name(_ operation: OperationDefinition) -> String {
        operation.name?.text ?? "an operation"
    }
}
