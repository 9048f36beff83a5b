// @generated RatesQuery.graphql sha256:132080c577e9d1cb903d58f6576f790bf9a0b1abfa65624ec785b08ee3a584ca
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RatesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query RatesQuery
            text query RatesQuery{rates}
            normalization
             rates: Int @maxAge(seconds: 0)
            reader
             rates
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let rates: Swift.Int?

        init(_ reader: inout Relay.Reader) {
            self.rates = reader.optionalInt(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalInt(a.rates, b.rates)
            return e.isEqual
        }
    }
}
