// @generated ApolloLaureateQuery.graphql sha256:6e2ce8382a9143d85eeaee2d2f60a2698f782d290fa8c91a8f8320cd64fb4b5c
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloLaureateQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloLaureateQuery
            text query ApolloLaureateQuery{laureate{firstName lastName}}
            normalization
             laureate: type Author @key(fields: ["firstName", "lastName"])
              firstName: String!
              lastName: String!
            reader
             laureate
              firstName
              lastName
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let laureate: Laureate?

        init(_ reader: inout Relay.Reader) {
            self.laureate = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.laureate, b.laureate)
            return e.isEqual
        }

        nonisolated struct Laureate: Relay.Selection {
            let firstName: Swift.String
            let lastName: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.firstName = reader.string(0)
                self.lastName = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.firstName, b.firstName)
                e.string(a.lastName, b.lastName)
                return e.isEqual
            }
        }
    }
}
