// @generated LivesQuery.graphql sha256:d2889b5becb5ad85526f1c4cb27487dc2b36ae2e7b5458fe2568d87625f2a846
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LivesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LivesQuery
            text query LivesQuery{people{id ...Live_person ...LiveCaught_person ...LivePulse_person ...LiveHalf_person}}
            spreads LiveCaught_person LiveHalf_person LivePulse_person Live_person
            normalization
             people: [type Person!]!
              id: ID!
              ...Live_person
              ...LiveCaught_person
              ...LivePulse_person
              ...LiveHalf_person
            reader
             people
              id
              ...Live_person
              ...LiveCaught_person
              ...LivePulse_person
              ...LiveHalf_person
            """#, fragments: [LiveCaught_person.artifact, LiveHalf_person.artifact, LivePulse_person.artifact, Live_person.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let people: [People]

        init(_ reader: inout Relay.Reader) {
            self.people = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.people, b.people)
            return e.isEqual
        }

        nonisolated struct People: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let live_person: Live_person.Ref
            let liveCaught_person: LiveCaught_person.Ref
            let livePulse_person: LivePulse_person.Ref
            let liveHalf_person: LiveHalf_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.live_person = reader.fragment(1)
                self.liveCaught_person = reader.fragment(2)
                self.livePulse_person = reader.fragment(3)
                self.liveHalf_person = reader.fragment(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.live_person, b.live_person)
                e.fragment(a.liveCaught_person, b.liveCaught_person)
                e.fragment(a.livePulse_person, b.livePulse_person)
                e.fragment(a.liveHalf_person, b.liveHalf_person)
                return e.isEqual
            }
        }
    }
}
