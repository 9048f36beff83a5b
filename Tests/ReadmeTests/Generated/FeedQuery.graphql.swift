// @generated FeedQuery.graphql sha256:7c0310ba5dcb572d5eb6c90991ccd64ee69fc90938ef99f345be8ca901de34d5
// Made by relay-generator from GraphQL/StoryRow.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FeedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FeedQuery
            text query FeedQuery($first:Int!){feed(first:$first){id ...StoryRow_story}}
            spreads StoryRow_story
            variables
             first: Int!
            normalization
             feed(first: $first): [type Story!]!
              id: ID!
              ...StoryRow_story
            reader
             feed(first: $first)
              id
              ...StoryRow_story
            """#, fragments: [StoryRow_story.artifact])
    }

    var first: Swift.Int

    init(first: Swift.Int) {
        self.first = first
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("first", self.first)
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

        nonisolated struct Feed: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let storyRow_story: StoryRow_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.storyRow_story = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.storyRow_story, b.storyRow_story)
                return e.isEqual
            }
        }
    }
}
