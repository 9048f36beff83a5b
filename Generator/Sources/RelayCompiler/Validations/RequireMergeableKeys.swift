import GraphQLLanguage
import GraphQLSchema

/// Key fields that the compiler selects must not conflict with other fields.
///
/// `KeyAliases` keeps key fields of different types apart where an interface or a union returns
/// them. They can still meet below fields of the same name:
///
/// `feed { ... on Post { by { name } } ... on Ad { by { name } } }`, where one `by` has an
/// `id: Int!` and the other an `id: ID!`:
/// "Servers would refuse `Feed`, because objects are identified by fields of different types: …
/// Select one of the fields around them under an alias."
enum RequireMergeableKeys {
    /// Returns one error for each operation that servers would refuse.
    static func check(_ programs: Programs) -> [Diagnostic] {
        let schema = programs.source.schema
        guard KeyAliases(schema, KeyPolicies(schema)).hasSeveralShapes else { return [] }
        let texts = OperationText(programs.operationText)
        return Parallel.map(programs.operationText.operations) { operation -> Diagnostic? in
            let text = texts.text(of: operation).text
            let parsed = Parser.parse(Source(path: "\(operation.name).graphql", text: text))
            let findings = Validator.validate(
                [parsed.document],
                schema: schema,
                rules: [OverlappingFieldsCanBeMergedRule.self]
            )
            guard let first = findings.first(where: { $0.severity == .error }) else { return nil }
            return Diagnostic(
                rule: "RequireMergeableKeys",
                message: "Servers would refuse `\(operation.name)`, because objects are identified "
                    + "by fields of different types: \(first.message) Select one of the fields "
                    + "around them under an alias.",
                span: operation.source.span
            )
        }.compactMap(\.self)
    }
}
