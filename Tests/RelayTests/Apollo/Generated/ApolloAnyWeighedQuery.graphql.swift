// @generated ApolloAnyWeighedQuery.graphql sha256:3af573628a519e5f73a66f4c245dc90e9c2e9fe2d2b276812585b9bc0a6a2b50
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAnyWeighedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAnyWeighedQuery
            text query ApolloAnyWeighedQuery{anyWeighed{weight name}}
            normalization
             anyWeighed: type Weighed @key(fields: ["weight"])
              weight: Float!
              name: String
            reader
             anyWeighed
              name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let anyWeighed: AnyWeighed?

        init(_ reader: inout Relay.Reader) {
            self.anyWeighed = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.anyWeighed, b.anyWeighed)
            return e.isEqual
        }

        nonisolated struct AnyWeighed: Relay.Selection {
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
