// @generated PartQuery.graphql sha256:40766cb36206b05713b58b022b26d1aad15cf6b401b9654e430384a85ca76068
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PartQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PartQuery
            text query PartQuery($id:ID!){node(id:$id){__typename id ...on Issue{state rank}}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Issue
               state: enum State!
               rank: Int
            reader
             node(id: $id)
              ... as issue on type Issue
               id
               state
               rank
            """#)
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
            let issue: Issue?

            init(_ reader: inout Relay.Reader) {
                self.issue = reader.optionalInline(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.issue, b.issue)
                return e.isEqual
            }

            nonisolated struct Issue: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let state: State
                let rank: Swift.Int?

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.state = reader.value(1)
                    self.rank = reader.optionalInt(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.value(a.state, b.state)
                    e.optionalInt(a.rank, b.rank)
                    return e.isEqual
                }
            }
        }
    }
}
