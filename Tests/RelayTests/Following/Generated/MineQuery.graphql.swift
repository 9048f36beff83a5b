// @generated MineQuery.graphql sha256:98f3092803999e8f4465140b29d37d0ceb0cc8e2802566719c7a7ccf38abca43
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct MineQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query MineQuery
            text query MineQuery($user:ID!,$state:State){mine(state:$state,user:$user){id title assignee{id name} state rank}}
            variables
             user: ID!
             state: enum State
            normalization
             mine(state: $state, user: $user): [type Issue!]! @follows(types: ["Issue"], where: {assignee: {id: {eq: $user}}, state: {eq: $state}}, orderBy: [{rank: ASC}])
              id: ID!
              title: String!
              assignee: type User
               id: ID!
               name: String!
              state: enum State!
              rank: Int
            reader
             mine(state: $state, user: $user)
              id
              title
              assignee
               name
            """#)
    }

    var user: Relay.ID
    var state: Relay.Input<State>

    init(user: Relay.ID, state: State? = nil) {
        self.user = user
        self.state = .init(state)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(user: Relay.ID, state: Relay.Input<State> = .unset) {
        self.user = user
        self.state = state
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("user", self.user)
        variables.writeInput("state", self.state)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let mine: [Mine]

        init(_ reader: inout Relay.Reader) {
            self.mine = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.mine, b.mine)
            return e.isEqual
        }

        nonisolated struct Mine: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let title: Swift.String
            let assignee: Assignee?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.title = reader.string(1)
                self.assignee = reader.optionalObject(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.title, b.title)
                e.optionalObject(a.assignee, b.assignee)
                return e.isEqual
            }

            nonisolated struct Assignee: Relay.Selection {
                let name: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    return e.isEqual
                }
            }
        }
    }
}
