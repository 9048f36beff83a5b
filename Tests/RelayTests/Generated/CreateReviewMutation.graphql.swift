// @generated CreateReviewMutation.graphql sha256:3025b735dc6f27253c6729279fe054e060f112e6d9e9262cf3c8f9f614bf396d
// Made by relay-generator from GraphQL/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct CreateReviewMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation CreateReviewMutation
            text mutation CreateReviewMutation($episode:Episode!=JEDI,$review:ReviewInput!){createReview(episode:$episode,review:$review){review{id episode ...ReviewRow_review} errors}}
            spreads ReviewRow_review
            variables
             episode: enum Episode! = JEDI
             review: input ReviewInput!
            normalization
             createReview(episode: $episode, review: $review): type CreateReviewPayload
              review: type Review!
               id: ID!
               episode: enum Episode
               ...ReviewRow_review
              errors: [String!]
            reader
             createReview(episode: $episode, review: $review)
              review
               episode
               ...ReviewRow_review
              errors
            """#, fragments: [ReviewRow_review.artifact])
    }

    var episode: Relay.Input<Episode>
    var review: ReviewInput

    init(episode: Episode? = nil, review: ReviewInput) {
        self.episode = .init(episode)
        self.review = review
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(episode: Relay.Input<Episode> = .unset, review: ReviewInput) {
        self.episode = episode
        self.review = review
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("episode", self.episode)
        variables.write("review", self.review)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let createReview: CreateReview?

        init(_ reader: inout Relay.Reader) {
            self.createReview = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.createReview, b.createReview)
            return e.isEqual
        }

        nonisolated struct CreateReview: Relay.Selection {
            let review: Review
            let errors: [Swift.String]?

            init(_ reader: inout Relay.Reader) {
                self.review = reader.object(0)
                self.errors = reader.value(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.review, b.review)
                e.value(a.errors, b.errors)
                return e.isEqual
            }

            nonisolated struct Review: Relay.Selection {
                let episode: Episode?
                let reviewRow_review: ReviewRow_review.Ref

                init(_ reader: inout Relay.Reader) {
                    self.episode = reader.optionalValue(0)
                    self.reviewRow_review = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalValue(a.episode, b.episode)
                    e.fragment(a.reviewRow_review, b.reviewRow_review)
                    return e.isEqual
                }
            }
        }
    }
}
