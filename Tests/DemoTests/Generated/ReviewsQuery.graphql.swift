// @generated ReviewsQuery.graphql sha256:6f1f9bb497a11ed7f77c19659b78b87b974bb4d1a484366ee0f0c8efb29c5b1e
// Made by relay-generator from ../../Examples/starwars/Views/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReviewsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ReviewsQuery
            text query ReviewsQuery($episode:Episode!){reviewSummary(episode:$episode){id ...ReviewSummary_summary}}
            spreads ReviewSummary_summary
            metadata {screen: "Reviews"}
            variables
             episode: enum Episode!
            normalization
             reviewSummary(episode: $episode): type ReviewSummary! @key(fields: ["id"])
              id: ID!
              ...ReviewSummary_summary
            reader
             reviewSummary(episode: $episode)
              ...ReviewSummary_summary
            """#, fragments: [ReviewSummary_summary.artifact])
    }

    var episode: Episode

    init(episode: Episode) {
        self.episode = episode
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("episode", self.episode)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let reviewSummary: ReviewSummary

        init(_ reader: inout Relay.Reader) {
            self.reviewSummary = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.reviewSummary, b.reviewSummary)
            return e.isEqual
        }

        /// The reviews of one episode in brief; it keeps its id for ever.
        nonisolated struct ReviewSummary: Relay.Selection {
            let reviewSummary_summary: ReviewSummary_summary.Ref

            init(_ reader: inout Relay.Reader) {
                self.reviewSummary_summary = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.reviewSummary_summary, b.reviewSummary_summary)
                return e.isEqual
            }
        }
    }
}
