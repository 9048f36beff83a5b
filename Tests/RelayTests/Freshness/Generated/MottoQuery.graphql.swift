// @generated MottoQuery.graphql sha256:f6d670219f1ea274d84a4ad20321ea754f05e8b8990d3fc764d91de6da229868
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct MottoQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query MottoQuery
            text query MottoQuery{motto}
            normalization
             motto: String
            reader
             motto
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let motto: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.motto = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.motto, b.motto)
            return e.isEqual
        }
    }
}
