import GraphQLLanguage
import GraphQLSchema

/// Refetch queries must be valid.
///
/// The rules for documents and `RequireFittingVariables` should already find all errors, so an
/// error here is a bug in the generator. It is reported here because otherwise the server would
/// reject the query when a user refreshes a screen for the first time.
enum RequireValidRefetchQueries {
    /// Returns one error for each invalid query.
    static func check(_ programs: Programs) -> [Diagnostic] {
        let owners = programs.source.fragments.filter { $0.marks.refetch != nil }
        guard !owners.isEmpty else { return [] }
        let texts = OperationText(programs.operationText)
        let schema = programs.source.schema
        return Parallel.map(owners) { owner -> Diagnostic? in
            guard let name = owner.marks.refetch?.query,
                let query = programs.operationText.operation(named: name)
            else { return nil }
            let text = texts.text(of: query).text
            let parsed = Parser.parse(Source(path: "\(name).graphql", text: text))
            let findings =
                parsed.diagnostics
                + Validator.validate([parsed.document], schema: schema, rules: RelayRules.specified)
            guard let first = findings.first(where: { $0.severity == .error }) else { return nil }
            return Diagnostic(
                rule: "RequireValidRefetchQueries",
                message: "The query `\(name)`, which fetches `\(owner.name)` again, would be "
                    + "invalid. This is a bug in relay-generator. Please report it: "
                    + first.message,
                span: owner.source.span
            )
        }.compactMap(\.self)
    }
}
