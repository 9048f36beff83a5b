// @generated ChoreQuery.graphql sha256:25f59f0b7c050f6058ea8a898e093554a9dc9c338f789ca078c18a9fde84b100
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ChoreQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ChoreQuery
            text query ChoreQuery($id:ID!){node(id:$id){__typename id ...on Chore{state room}}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Chore
               state: enum State!
               room: String!
            reader
             node(id: $id)
              ... as chore on type Chore
               id
               state
               room
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
            let chore: Chore?

            init(_ reader: inout Relay.Reader) {
                self.chore = reader.optionalInline(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.chore, b.chore)
                return e.isEqual
            }

            nonisolated struct Chore: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let state: State
                let room: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.state = reader.value(1)
                    self.room = reader.string(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.value(a.state, b.state)
                    e.string(a.room, b.room)
                    return e.isEqual
                }
            }
        }
    }
}
