// @generated AuthorsQuery.graphql sha256:5c94f4eb9723e16f241dcae18a7f7c26702ab5381ff3c6f161229d9ec6a67f09
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AuthorsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query AuthorsQuery
            template query AuthorsQuery($condition:Boolean!){node(id:"my-id"){__typename id ...PersonAuthor_person(condition:$condition)}}
            variables
             condition: Boolean!
            normalization
             node(id: "my-id"): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...PersonAuthor_person(condition:$condition) on type Person
            reader
             node(id: "my-id")
              ...PersonAuthor_person(condition: $condition) on type Person
            """#, fragments: [PersonAuthor_person.artifact])
    }

    var condition: Swift.Bool

    init(condition: Swift.Bool) {
        self.condition = condition
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("condition", self.condition)
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
            let person: PersonAuthor_person.Ref?

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
