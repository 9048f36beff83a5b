// @generated ApolloPetsQuery.graphql sha256:5b334ebf665089c8a8b894cc4c325434fb8b3057f5caf9faf29cc2a958013f75
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloPetsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloPetsQuery
            text query ApolloPetsQuery{pets{__typename id name} users{id name}}
            normalization
             pets: [interface Pet!]! @key(fields: ["id"], scope: "Pet")
              __typename: String!
              id: ID!
              name: String
             users: [type User!]! @key(fields: ["id"])
              id: ID!
              name: String
            reader
             pets
              name
             users
              name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let pets: [Pet]
        let users: [User]

        init(_ reader: inout Relay.Reader) {
            self.pets = reader.objects(0)
            self.users = reader.objects(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.pets, b.pets)
            e.objects(a.users, b.users)
            return e.isEqual
        }

        nonisolated struct Pet: Relay.Selection {
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

        nonisolated struct User: Relay.Selection {
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
