// @generated ReviewAddedSubscription.graphql sha256:43509d7e37597423696aec93e5a474b6e55e02c9a86c94f202c83ed86f34ffbc
// Made by relay-generator from ../../Examples/starwars/Views/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReviewAddedSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription ReviewAddedSubscription
            text subscription ReviewAddedSubscription($episode:Episode!){reviewAdded(episode:$episode){id ...ReviewRow_review summary{id ...ReviewSummary_summary}}}
            spreads ReviewRow_review ReviewSummary_summary
            variables
             episode: enum Episode!
            normalization
             reviewAdded(episode: $episode): type Review! @key(fields: ["id"])
              id: ID!
              ...ReviewRow_review
              summary: type ReviewSummary! @key(fields: ["id"])
               id: ID!
               ...ReviewSummary_summary
            reader
             reviewAdded(episode: $episode)
              ...ReviewRow_review
              summary
               ...ReviewSummary_summary
            """#, fragments: [ReviewRow_review.artifact, ReviewSummary_summary.artifact])
    }

    var episode: Episode

    init(episode: Episode) {
        self.episode = episode
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("episode", self.episode)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Each new review of the episode, or of any without one.
        let reviewAdded: ReviewAdded

        init(_ reader: inout Relay.Reader) {
            self.reviewAdded = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.reviewAdded, b.reviewAdded)
            return e.isEqual
        }

        nonisolated struct ReviewAdded: Relay.Selection {
            let reviewRow_review: ReviewRow_review.Ref
            /// The summary of all reviews of the same episode.
            let summary: Summary

            init(_ reader: inout Relay.Reader) {
                self.reviewRow_review = reader.fragment(0)
                self.summary = reader.object(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.reviewRow_review, b.reviewRow_review)
                e.object(a.summary, b.summary)
                return e.isEqual
            }

            /// The reviews of one episode in brief; it keeps its id for ever.
            nonisolated struct Summary: Relay.Selection {
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
}
