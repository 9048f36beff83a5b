import GraphQLLanguage
import GraphQLSchema

/// Queries that the generator makes must be valid: those that fetch fragments again, and those that fetch the
/// objects of derived fields.
///
/// The rules for documents and `RequireFittingVariables` should already find all errors, so an
/// error here is a bug in the generator. It is reported here because otherwise the server would
/// reject the query when a user refreshes a screen for the first time.
enum RequireValidRefetchQueries {
    /// A query that was made, and why.
    private struct Made {
        let query: String
        let reason: String
        let span: SourceSpan
    }

    /// Returns one error for each invalid query.
    static func check(_ programs: Programs) -> [Diagnostic] {
        let refetches = programs.source.fragments.compactMap { owner in
            owner.marks.refetch.map {
                Made(
                    query: $0.query,
                    reason: "fetches `\(owner.name)` again",
                    span: owner.source.span
                )
            }
        }
        let edges = programs.source.operations.filter(\.marks.isOfEdge).map { query in
            Made(
                query: query.name,
                reason: "fetches the objects of a derived field",
                span: query.source.span
            )
        }
        let all = refetches + edges
        guard !all.isEmpty else { return [] }
        let texts = OperationText(programs.operationText)
        let schema = programs.source.schema
        let names = names(edges, in: programs.source)
        guard names.isEmpty else { return names }
        return Parallel.map(all) { made -> Diagnostic? in
            guard let query = programs.operationText.operation(named: made.query)
            else { return nil }
            let text = texts.text(of: query).text
            let parsed = Parser.parse(Source(path: "\(made.query).graphql", text: text))
            let findings =
                parsed.diagnostics
                + Validator.validate([parsed.document], schema: schema, rules: RelayRules.specified)
            guard let first = findings.first(where: { $0.severity == .error }) else { return nil }
            return Diagnostic(
                rule: "RequireValidRefetchQueries",
                message: "The query `\(made.query)`, which \(made.reason), would be "
                    + "invalid. This is a bug in relay-generator. Please report it: "
                    + first.message,
                span: made.span
            )
        }.compactMap(\.self)
    }

    /// Returns the errors in the names of queries for derived fields, which other operations may have.
    private static func names(_ edges: [Made], in program: Program) -> [Diagnostic] {
        let counts = program.operations.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
        return edges.compactMap { made in
            guard counts[made.query, default: 0] > 1 else { return nil }
            return Diagnostic(
                rule: "RequireValidRefetchQueries",
                message: "The query that \(made.reason) has the name `\(made.query)`, like another "
                    + "operation. Rename that one, or give the field an alias.",
                span: made.span
            )
        }
    }
}
