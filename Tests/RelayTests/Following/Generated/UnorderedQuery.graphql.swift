// @generated UnorderedQuery.graphql sha256:5f5dfc9fde0c29a29c2ec2883d1ce25520d542aa95aba7ad165550c1157fc004
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct UnorderedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query UnorderedQuery
            text query UnorderedQuery{tasks{id state isPinned}}
            normalization
             tasks: [type Issue!]! @follows(types: ["Issue"], where: {state: {ne: CLOSED}, isPinned: {eq: true}})
              id: ID!
              state: enum State!
              isPinned: Boolean!
            reader
             tasks
              id
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let tasks: [Task]

        init(_ reader: inout Relay.Reader) {
            self.tasks = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.tasks, b.tasks)
            return e.isEqual
        }

        nonisolated struct Task: Relay.Selection, Swift.Identifiable {
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
