// @generated QuoteQuery.graphql sha256:e70a4e91ae24ac59e1ca7692462620577299489153d5f8f29618031cd233992f
// Made by relay-generator from GraphQL/Quote.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct QuoteQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query QuoteQuery
            text query QuoteQuery{quote}
            normalization
             quote: String @maxAge(seconds: 1)
            reader
             quote
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let quote: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.quote = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.quote, b.quote)
            return e.isEqual
        }
    }
}
