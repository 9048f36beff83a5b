// @generated NewsQuery.graphql sha256:13b54cf42190322457b92298faae796606517f4443608baba75a6f94f2ac4be2
// Made by relay-generator from GraphQL/Local.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NewsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NewsQuery
            text query NewsQuery{feed(first:10){__typename id ...Summary_story ...Byline_story}}
            spreads Byline_story Summary_story
            normalization
             feed(first: 10): [type Story!]!
              __typename: String!
              id: ID!
              ...Summary_story
              ...Byline_story
            reader
             feed(first: 10)
              ...Summary_story
              ...SummaryState_story
              ...Byline_story
            """#, fragments: [Byline_story.artifact, Summary_story.artifact])
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
            let summary_story: Summary_story.Ref
            let summaryState_story: SummaryState_story.Ref
            let byline_story: Byline_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.summary_story = reader.fragment(0)
                self.summaryState_story = reader.fragment(1)
                self.byline_story = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.summary_story, b.summary_story)
                e.fragment(a.summaryState_story, b.summaryState_story)
                e.fragment(a.byline_story, b.byline_story)
                return e.isEqual
            }
        }
    }
}
