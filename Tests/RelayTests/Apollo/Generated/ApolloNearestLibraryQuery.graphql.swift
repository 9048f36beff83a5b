// @generated ApolloNearestLibraryQuery.graphql sha256:11d2f9e507bd2f76428afe3d12a39f48f119b98eb154a282902ef79a3e687192
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloNearestLibraryQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloNearestLibraryQuery
            text query ApolloNearestLibraryQuery{nearestLibrary{id address}}
            normalization
             nearestLibrary: type Library @key(fields: ["id"])
              id: ID!
              address: String!
            reader
             nearestLibrary
              id
              address
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let nearestLibrary: NearestLibrary?

        init(_ reader: inout Relay.Reader) {
            self.nearestLibrary = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.nearestLibrary, b.nearestLibrary)
            return e.isEqual
        }

        nonisolated struct NearestLibrary: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let address: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.address = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.address, b.address)
                return e.isEqual
            }
        }
    }
}
