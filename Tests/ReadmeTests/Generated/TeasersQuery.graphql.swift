// @generated TeasersQuery.graphql sha256:de014c28c8458f3fb18d6aa2594bf9f24ee34e6ad2236da9ee75b522bc1a22e4
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TeasersQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TeasersQuery
            text query TeasersQuery{feed(first:10){id ...Teaser_story}}
            spreads Teaser_story
            normalization
             feed(first: 10): [type Story!]!
              id: ID!
              ...Teaser_story
            reader
             feed(first: 10)
              ...Teaser_story
            """#, fragments: [Teaser_story.artifact])
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
            let teaser_story: Teaser_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.teaser_story = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.teaser_story, b.teaser_story)
                return e.isEqual
            }
        }
    }
}
