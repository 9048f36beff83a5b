// @generated ApolloKeyedQuery.graphql sha256:a8053da3681742540f7fceb24b2dc7e3654137f243b7f1b78c37c132701fe58e
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloKeyedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloKeyedQuery
            text query ApolloKeyedQuery{keyed{__typename tag color}}
            normalization
             keyed: interface Keyed @key(fields: ["tag"])
              __typename: String!
              tag: ID!
              color: String
            reader
             keyed
              color
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let keyed: Keyed?

        init(_ reader: inout Relay.Reader) {
            self.keyed = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.keyed, b.keyed)
            return e.isEqual
        }

        nonisolated struct Keyed: Relay.Selection {
            let color: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.color = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.color, b.color)
                return e.isEqual
            }
        }
    }
}
