// @generated LiveTeamQuery.graphql sha256:1a5fe390215627a6098d4c3a310fdd7828b330dca1fdb5dc9f035f9d7f99aa06
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LiveTeamQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LiveTeamQuery
            template query LiveTeamQuery($count:Int=2){team{id ...LiveMembers_team(count:$count)}}
            variables
             count: Int = 2
            normalization
             team: type Team
              id: ID!
              ...LiveMembers_team(count:$count)
            reader
             team
              id
              ...LiveMembers_team(count: $count)
            """#, fragments: [LiveMembers_team.artifact])
    }

    var count: Relay.Input<Swift.Int>

    init(count: Swift.Int? = nil) {
        self.count = .init(count)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset) {
        self.count = count
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let team: Team?

        init(_ reader: inout Relay.Reader) {
            self.team = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.team, b.team)
            return e.isEqual
        }

        nonisolated struct Team: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let liveMembers_team: LiveMembers_team.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.liveMembers_team = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.liveMembers_team, b.liveMembers_team)
                return e.isEqual
            }
        }
    }
}
