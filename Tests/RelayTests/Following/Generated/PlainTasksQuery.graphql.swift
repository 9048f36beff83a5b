// @generated PlainTasksQuery.graphql sha256:1240bd0b73a309d5d8d9a123db506f28d279e6072e40fac4cee1fad0c58e27e3
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PlainTasksQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PlainTasksQuery
            text query PlainTasksQuery($state:State!){tasks(state:$state){id state}}
            variables
             state: enum State!
            normalization
             tasks(state: $state): [type Issue!]!
              id: ID!
              state: enum State!
            reader
             tasks(state: $state)
              id
              state
            """#)
    }

    var state: State

    init(state: State) {
        self.state = state
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("state", self.state)
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
            let state: State

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.state = reader.value(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.value(a.state, b.state)
                return e.isEqual
            }
        }
    }
}
