// @generated ReviewSummary_summary.graphql sha256:ed748944ca95276d6d0ed37e1d25ca3369955c433a00e678a753a81c04dac754
// Made by relay-generator from ../../Examples/starwars/Views/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ReviewSummary_summary: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ReviewSummary_summary on type ReviewSummary
            text fragment ReviewSummary_summary on ReviewSummary{episode total averageStars latest(first:2){id ...ReviewRow_review}}
            spreads ReviewRow_review
            normalization
             episode: enum Episode!
             total: Int!
             averageStars: Float
             latest(first: 2): [type Review!]! @key(fields: ["id"])
              id: ID!
              ...ReviewRow_review
            reader
             episode
             total
             averageStars
             latest(first: 2)
              id
              ...ReviewRow_review
            """#, fragments: [ReviewRow_review.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let episode: Episode
        let total: Swift.Int
        /// Null before the first review.
        let averageStars: Swift.Double?
        /// The newest first.
        let latest: [Latest]

        init(_ reader: inout Relay.Reader) {
            self.episode = reader.value(0)
            self.total = reader.int(1)
            self.averageStars = reader.optionalDouble(2)
            self.latest = reader.objects(3)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.episode, b.episode)
            e.int(a.total, b.total)
            e.optionalDouble(a.averageStars, b.averageStars)
            e.objects(a.latest, b.latest)
            return e.isEqual
        }

        nonisolated struct Latest: Relay.Selection, Swift.Identifiable {
            /// The Globally Unique ID of this object
            let id: Relay.ID
            let reviewRow_review: ReviewRow_review.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.reviewRow_review = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.reviewRow_review, b.reviewRow_review)
                return e.isEqual
            }
        }
    }
}
