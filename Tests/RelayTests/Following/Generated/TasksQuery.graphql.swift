// @generated TasksQuery.graphql sha256:dd4ac11ab9ea2384eea338a806be396e9f77a40ff4f3a66779c752e1319fabcf
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TasksQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TasksQuery
            text query TasksQuery($state:State!){tasks(state:$state){id title state rank}}
            variables
             state: enum State!
            normalization
             tasks(state: $state): [type Issue!]! @follows(types: ["Issue"], where: {state: {eq: $state}}, orderBy: [{rank: DESC_NULLS_FIRST}])
              id: ID!
              title: String!
              state: enum State!
              rank: Int
            reader
             tasks(state: $state)
              id
              title
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
            let title: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.title = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.title, b.title)
                return e.isEqual
            }
        }
    }
}
