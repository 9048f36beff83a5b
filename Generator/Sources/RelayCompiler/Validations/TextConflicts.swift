import GraphQLLanguage
import GraphQLSchema

extension OperationText {
    /// Returns the first conflict between fields of an operation as servers get it, or `nil` if there is none.
    ///
    /// It takes as long as for the documents.
    func conflict(in operation: Operation, _ schema: Schema) -> Diagnostic? {
        let text = text(of: operation).text
        let parsed = Parser.parse(Source(path: "\(operation.name).graphql", text: text))
        return Validator.validate(
            [parsed.document],
            schema: schema,
            rules: [OverlappingFieldsCanBeMergedRule.self]
        ).first { $0.severity == .error }
    }
}
