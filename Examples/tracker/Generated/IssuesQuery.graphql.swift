// @generated IssuesQuery.graphql sha256:ce83e020ec308cc4077170fa0d43c5634615872282f36c3fca98e0a1fbffea3a
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct IssuesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query IssuesQuery
            text query IssuesQuery($id:ID!){node(id:$id){__typename id ...IssueList_project}}
            spreads IssueList_project
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Comment", "Issue", "Project", "User"])
              __typename: String!
              id: ID!
              ...IssueList_project on type Project
            reader
             node(id: $id)
              ...IssueList_project on type Project
            """#, fragments: [IssueList_project.artifact])
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

        /// What has an id that no other object has.
        nonisolated struct Node: Relay.Selection {
            let list: IssueList_project.Ref?

            init(_ reader: inout Relay.Reader) {
                self.list = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.list, b.list)
                return e.isEqual
            }
        }
    }
}
