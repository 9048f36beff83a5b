// @generated ApolloDeltaAliasQuery.graphql sha256:4f7121f0d74e2cb7f19ae7a6bdc9a61f222e3778eeca31e385ac2fa5cfa8bf80
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloDeltaAliasQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloDeltaAliasQuery
            text query ApolloDeltaAliasQuery{delta{lowercase letter:lowercase}}
            normalization
             delta: type Delta @key(fields: ["lowercase"], by: "GreekLetter", scope: "GreekLetters")
              lowercase: String!
              letter = lowercase: String!
            reader
             delta
              letter = lowercase
            """#, keys: [("GreekLetter", GreekLetter.self)])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let delta: Delta?

        init(_ reader: inout Relay.Reader) {
            self.delta = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.delta, b.delta)
            return e.isEqual
        }

        nonisolated struct Delta: Relay.Selection {
            let letter: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.letter = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.letter, b.letter)
                return e.isEqual
            }
        }
    }
}
