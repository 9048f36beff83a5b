// @generated Issue_issue.graphql sha256:48aad36f11564128245792ede247075948f254dce79a4bf6a1bf94edb9621f15
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Issue_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Issue_issue on type Issue
            text fragment Issue_issue on Issue{id title state rank effort updatedAt isPinned assignee{id name} board{id}}
            normalization
             id: ID!
             title: String!
             state: enum State!
             rank: Int
             effort: Float
             updatedAt: String!
             isPinned: Boolean!
             assignee: type User
              id: ID!
              name: String!
             board: type Board
              id: ID!
            reader
             id
             title
             state
             rank
             effort
             updatedAt
             isPinned
             assignee
              id
              name
             board
              id
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let title: Swift.String
        let state: State
        let rank: Swift.Int?
        let effort: Swift.Double?
        let updatedAt: Swift.String
        let isPinned: Swift.Bool
        let assignee: Assignee?
        let board: Board?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.title = reader.string(1)
            self.state = reader.value(2)
            self.rank = reader.optionalInt(3)
            self.effort = reader.optionalDouble(4)
            self.updatedAt = reader.string(5)
            self.isPinned = reader.bool(6)
            self.assignee = reader.optionalObject(7)
            self.board = reader.optionalObject(8)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.title, b.title)
            e.value(a.state, b.state)
            e.optionalInt(a.rank, b.rank)
            e.optionalDouble(a.effort, b.effort)
            e.string(a.updatedAt, b.updatedAt)
            e.bool(a.isPinned, b.isPinned)
            e.optionalObject(a.assignee, b.assignee)
            e.optionalObject(a.board, b.board)
            return e.isEqual
        }

        nonisolated struct Assignee: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                return e.isEqual
            }
        }

        nonisolated struct Board: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
