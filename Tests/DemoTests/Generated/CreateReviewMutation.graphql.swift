// @generated CreateReviewMutation.graphql sha256:16779a63cfff920ced9819df2d9b4ecf4da337ef658ede69d1cf6383aca4abe3
// Made by relay-generator from ../../Examples/starwars/Views/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct CreateReviewMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation CreateReviewMutation
            text mutation CreateReviewMutation($episode:Episode!,$review:ReviewInput!){createReview(episode:$episode,review:$review){review{id ...ReviewRow_review} summary{id ...ReviewSummary_summary}}}
            spreads ReviewRow_review ReviewSummary_summary
            variables
             episode: enum Episode!
             review: input ReviewInput!
            normalization
             createReview(episode: $episode, review: $review): type CreateReviewPayload!
              review: type Review! @key(fields: ["id"])
               id: ID!
               ...ReviewRow_review
              summary: type ReviewSummary! @key(fields: ["id"])
               id: ID!
               ...ReviewSummary_summary
            reader
             createReview(episode: $episode, review: $review)
              review
               ...ReviewRow_review
              summary
               ...ReviewSummary_summary
            """#, fragments: [ReviewRow_review.artifact, ReviewSummary_summary.artifact])
    }

    var episode: Episode
    var review: ReviewInput

    init(episode: Episode, review: ReviewInput) {
        self.episode = episode
        self.review = review
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("episode", self.episode)
        variables.write("review", self.review)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let createReview: CreateReview

        init(_ reader: inout Relay.Reader) {
            self.createReview = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.createReview, b.createReview)
            return e.isEqual
        }

        nonisolated struct CreateReview: Relay.Selection {
            let review: Review
            let summary: Summary

            init(_ reader: inout Relay.Reader) {
                self.review = reader.object(0)
                self.summary = reader.object(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.review, b.review)
                e.object(a.summary, b.summary)
                return e.isEqual
            }

            nonisolated struct Review: Relay.Selection {
                let reviewRow_review: ReviewRow_review.Ref

                init(_ reader: inout Relay.Reader) {
                    self.reviewRow_review = reader.fragment(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.reviewRow_review, b.reviewRow_review)
                    return e.isEqual
                }
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
