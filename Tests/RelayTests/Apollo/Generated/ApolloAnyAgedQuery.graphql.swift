// @generated ApolloAnyAgedQuery.graphql sha256:dd3af6dd9b0c82639b7f13e355428393899bc3e3b2416664c94109d3ede09e6e
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAnyAgedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAnyAgedQuery
            text query ApolloAnyAgedQuery{anyAged{age name}}
            normalization
             anyAged: type Aged @key(fields: ["age"])
              age: Int!
              name: String
            reader
             anyAged
              name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let anyAged: AnyAged?

        init(_ reader: inout Relay.Reader) {
            self.anyAged = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.anyAged, b.anyAged)
            return e.isEqual
        }

        nonisolated struct AnyAged: Relay.Selection {
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
