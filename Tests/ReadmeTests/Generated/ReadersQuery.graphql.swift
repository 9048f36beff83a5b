// @generated ReadersQuery.graphql sha256:8d3c7a12ebe2b54d5715317c3d663ff988d00bf565c30bd15bef640c2c6cb2d6
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReadersQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ReadersQuery
            text query ReadersQuery{feed(first:10){id ...Readers_story}}
            spreads Readers_story
            normalization
             feed(first: 10): [type Story!]!
              id: ID!
              ...Readers_story
            reader
             feed(first: 10)
              ...Readers_story
            """#, fragments: [Readers_story.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let feed: [Feed]

        init(_ reader: inout Relay.Reader) {
            self.feed = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.feed, b.feed)
            return e.isEqual
        }

        nonisolated struct Feed: Relay.Selection {
            let readers_story: Readers_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.readers_story = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.readers_story, b.readers_story)
                return e.isEqual
            }
        }
    }
}
