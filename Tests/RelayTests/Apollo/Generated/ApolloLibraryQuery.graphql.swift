// @generated ApolloLibraryQuery.graphql sha256:065dd6db14d7626217c56dd4a10b5d34956978bb9559f8ca602e0fabd5e1f0af
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloLibraryQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloLibraryQuery
            text query ApolloLibraryQuery{library{id address}}
            normalization
             library: type Library @key(fields: ["id"])
              id: ID!
              address: String!
            reader
             library
              address
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let library: Library?

        init(_ reader: inout Relay.Reader) {
            self.library = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.library, b.library)
            return e.isEqual
        }

        nonisolated struct Library: Relay.Selection {
            let address: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.address = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.address, b.address)
                return e.isEqual
            }
        }
    }
}
