import GraphQLLanguage
import GraphQLSchema

/// Unused variables are allowed if a directive says so.
///
/// ```graphql
/// query Q($a: Int) @DEPRECATED__relay_ignore_unused_variables_error { me { id } }
/// fragment F on User @argumentDefinitions(
///   a: {type: "Int", unusedLocalVariable_DEPRECATED: true}) { id }
/// ```
///
/// On an operation whose variables are all used: "All variables of `Q` are used. Remove
/// `@DEPRECATED__relay_ignore_unused_variables_error`."
///
/// Follows Relay's `validate_unused_variables`.
enum UnusedVariableSuppression {
    /// A source position.
    private struct Place: Hashable {
        let source: ObjectIdentifier
        let start: Int

        init(_ span: SourceSpan) {
            source = ObjectIdentifier(span.source)
            start = span.startOffset
        }
    }

    /// Returns the findings without tolerated ones, and with errors for needless directives.
    static func apply(to findings: [Diagnostic], in documents: [Document]) -> [Diagnostic] {
        var operations: [(OperationDefinition, Directive)] = []
        var tolerated: Set<Place> = []
        for document in documents {
            for operation in document.operations {
                guard let directive = operation.directives.first(.ignoreUnusedVariables) else {
                    continue
                }
                operations.append((operation, directive))
            }
            for fragment in document.fragments {
                for variable in fragment.variableDefinitions
                where variable.directives.contains(.unusedLocalVariable) {
                    tolerated.insert(Place(variable.variable.span))
                }
            }
        }
        guard !operations.isEmpty || !tolerated.isEmpty else { return findings }
        let unused = Set(
            findings.filter { $0.rule == NoUnusedVariablesRule.name }.map { Place($0.span) }
        )
        var result = findings
        for (operation, directive) in operations {
            let spans = operation.variableDefinitions.map { Place($0.variable.span) }
            tolerated.formUnion(spans)
            guard unused.isDisjoint(with: spans) else { continue }
            result.append(
                Diagnostic(
                    rule: "UnusedVariableSuppression",
                    message: "All variables of `\(operation.name?.text ?? "this operation")` are "
                        + "used. Remove `@\(directive.name)`.",
                    span: directive.span,
                    fixIts: [.init(span: directive.span, replacement: "")]
                )
            )
        }
        result.removeAll {
            $0.rule == NoUnusedVariablesRule.name && tolerated.contains(Place($0.span))
        }
        return result
    }
}
