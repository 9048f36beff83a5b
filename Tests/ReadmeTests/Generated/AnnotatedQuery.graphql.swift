// @generated AnnotatedQuery.graphql sha256:3319133c12ba34911192a6160984665a0fea2acc277c28e75eca0a695a083eda
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AnnotatedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query AnnotatedQuery
            text query AnnotatedQuery{feed(first:10){id ...Annotated_story}}
            spreads Annotated_story
            normalization
             feed(first: 10): [type Story!]!
              id: ID!
              ...Annotated_story
            reader
             feed(first: 10)
              id
              ...Annotated_story
            """#, fragments: [Annotated_story.artifact])
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

        nonisolated struct Feed: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let annotated_story: Annotated_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.annotated_story = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.annotated_story, b.annotated_story)
                return e.isEqual
            }
        }
    }
}
