// @generated PersonQuery.graphql sha256:6eab509a16989252183e6f5b97b5c279f6729ee0bfb1479d804075bfaec26fa1
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PersonQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PersonQuery
            text query PersonQuery{node(id:"my-id"){__typename id ...PersonPicture_person}}
            spreads PersonPicture_person
            normalization
             node(id: "my-id"): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...PersonPicture_person on type Person
            reader
             node(id: "my-id")
              ...PersonPicture_person on type Person
            """#, fragments: [PersonPicture_person.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection {
            let person: PersonPicture_person.Ref?

            init(_ reader: inout Relay.Reader) {
                self.person = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.person, b.person)
                return e.isEqual
            }
        }
    }
}
