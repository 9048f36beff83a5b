// @generated ApolloDeltaQuery.graphql sha256:f193974ea1420106580a6beadef1d8301db8ad57ccf424aacc57fa3fd2cd36c5
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloDeltaQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloDeltaQuery
            text query ApolloDeltaQuery{delta{lowercase name} epsilon{lowercase name}}
            normalization
             delta: type Delta @key(fields: ["lowercase"], by: "GreekLetter", scope: "GreekLetters")
              lowercase: String!
              name: String
             epsilon: type Epsilon @key(fields: ["lowercase"], by: "GreekLetter", scope: "GreekLetters")
              lowercase: String!
              name: String
            reader
             delta
              name
             epsilon
              name
            """#, keys: [("GreekLetter", GreekLetter.self)])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let delta: Delta?
        let epsilon: Epsilon?

        init(_ reader: inout Relay.Reader) {
            self.delta = reader.optionalObject(0)
            self.epsilon = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.delta, b.delta)
            e.optionalObject(a.epsilon, b.epsilon)
            return e.isEqual
        }

        nonisolated struct Delta: Relay.Selection {
            let name: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                return e.isEqual
            }
        }

        nonisolated struct Epsilon: Relay.Selection {
            let name: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
