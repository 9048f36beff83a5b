// @generated EndingsQuery.graphql sha256:182b8e082320424406dec00446c0102315ad23eb6a3a5f0704d23fd0a9ab685b
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct EndingsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query EndingsQuery
            text query EndingsQuery{feed(first:10){id ...Ending_story}}
            spreads Ending_story
            normalization
             feed(first: 10): [type Story!]!
              id: ID!
              ...Ending_story
            reader
             feed(first: 10)
              ...Ending_story
            """#, fragments: [Ending_story.artifact])
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
            let ending_story: Ending_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.ending_story = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.ending_story, b.ending_story)
                return e.isEqual
            }
        }
    }
}
