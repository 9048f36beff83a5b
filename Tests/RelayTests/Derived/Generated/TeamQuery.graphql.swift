// @generated TeamQuery.graphql sha256:3c0820dc3c33bfe9ee20b5038fa28c9cdfe748061028a1b6a58cde2f1b5b0e24
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TeamQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TeamQuery
            template query TeamQuery($count:Int=2){team{id ...Members_team(count:$count)}}
            variables
             count: Int = 2
            normalization
             team: type Team
              id: ID!
              ...Members_team(count:$count)
            reader
             team
              id
              ...Members_team(count: $count)
            """#, fragments: [Members_team.artifact])
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
            let members_team: Members_team.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.members_team = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.members_team, b.members_team)
                return e.isEqual
            }
        }
    }
}
