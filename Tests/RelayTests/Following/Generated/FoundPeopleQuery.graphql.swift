// @generated FoundPeopleQuery.graphql sha256:4dd8480b76a7e7ef47bbb1e172fcd2d60b5bbb071ad09ffd2486efdb156ea279
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FoundPeopleQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FoundPeopleQuery
            text query FoundPeopleQuery($id:ID!){node(id:$id){__typename id ...FoundPeople_issue}}
            spreads FoundPeople_issue
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...FoundPeople_issue on type Issue
            reader
             node(id: $id)
              ...FoundPeople_issue on type Issue
            """#, fragments: [FoundPeople_issue.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
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
            let people: FoundPeople_issue.Ref?

            init(_ reader: inout Relay.Reader) {
                self.people = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.people, b.people)
                return e.isEqual
            }
        }
    }
}
