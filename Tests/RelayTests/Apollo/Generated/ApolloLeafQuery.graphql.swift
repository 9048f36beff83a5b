// @generated ApolloLeafQuery.graphql sha256:44ccc19141c8e609f199444f60d24854ee4519c0840f4a8105efcdb4e47f7512
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloLeafQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloLeafQuery
            text query ApolloLeafQuery{leaf{tag shape}}
            normalization
             leaf: type Leaf @key(fields: ["tag"])
              tag: ID!
              shape: String
            reader
             leaf
              shape
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let leaf: Leaf?

        init(_ reader: inout Relay.Reader) {
            self.leaf = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.leaf, b.leaf)
            return e.isEqual
        }

        nonisolated struct Leaf: Relay.Selection {
            let shape: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.shape = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.shape, b.shape)
                return e.isEqual
            }
        }
    }
}
