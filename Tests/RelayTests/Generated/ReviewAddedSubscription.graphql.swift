// @generated ReviewAddedSubscription.graphql sha256:625a7d4cf5feb167a652e22ee6744986c6a08b48e9ab6f255bbfeff14dc711c9
// Made by relay-generator from GraphQL/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReviewAddedSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription ReviewAddedSubscription
            text subscription ReviewAddedSubscription($episode:Episode){reviewAdded(episode:$episode){id episode ...ReviewRow_review}}
            spreads ReviewRow_review
            variables
             episode: enum Episode
            normalization
             reviewAdded(episode: $episode): type Review
              id: ID!
              episode: enum Episode
              ...ReviewRow_review
            reader
             reviewAdded(episode: $episode)
              episode
              ...ReviewRow_review
            """#, fragments: [ReviewRow_review.artifact])
    }

    var episode: Relay.Input<Episode>

    init(episode: Episode? = nil) {
        self.episode = .init(episode)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(episode: Relay.Input<Episode> = .unset) {
        self.episode = episode
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("episode", self.episode)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let reviewAdded: ReviewAdded?

        init(_ reader: inout Relay.Reader) {
            self.reviewAdded = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.reviewAdded, b.reviewAdded)
            return e.isEqual
        }

        nonisolated struct ReviewAdded: Relay.Selection {
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
