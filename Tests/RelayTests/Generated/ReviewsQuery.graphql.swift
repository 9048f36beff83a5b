// @generated ReviewsQuery.graphql sha256:5d21ea621efe6c18ad473b97b423db4e928d5f907ab512b71f62aec45b2fd007
// Made by relay-generator from GraphQL/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReviewsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ReviewsQuery
            text query ReviewsQuery($episode:Episode!,$since:DateTime){reviews(episode:$episode,since:$since){id ...ReviewRow_review}}
            spreads ReviewRow_review
            variables
             episode: enum Episode!
             since: scalar DateTime
            normalization
             reviews(episode: $episode, since: $since): [type Review!]
              id: ID!
              ...ReviewRow_review
            reader
             reviews(episode: $episode, since: $since)
              ...ReviewRow_review
            """#, fragments: [ReviewRow_review.artifact])
    }

    var episode: Episode
    var since: Relay.Input<Timestamp>

    init(episode: Episode, since: Timestamp? = nil) {
        self.episode = episode
        self.since = .init(since)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(episode: Episode, since: Relay.Input<Timestamp> = .unset) {
        self.episode = episode
        self.since = since
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("episode", self.episode)
        variables.writeInput("since", self.since)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let reviews: [Review]?

        init(_ reader: inout Relay.Reader) {
            self.reviews = reader.optionalObjects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjects(a.reviews, b.reviews)
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
    }
}
