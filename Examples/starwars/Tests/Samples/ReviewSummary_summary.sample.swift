// @generated ReviewSummary_summary.sample sha256:ed748944ca95276d6d0ed37e1d25ca3369955c433a00e678a753a81c04dac754
// Made by relay-generator from Views/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay
@testable import starwars
import RelayTesting

nonisolated extension ReviewSummary_summary {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ReviewSummary_summary> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(episode: Episode = RelayTesting.SampleDefault.value(), total: Swift.Int = 42, averageStars: Swift.Double? = nil, latest: [ReviewSummary_summary.ObjectSample<ReviewSummary_summary.Data.Latest>] = [.sample()]) -> Self {
        return ReviewSummary_summary.Data.sample(episode: episode, total: total, averageStars: averageStars, latest: latest)
    }
}

nonisolated extension ReviewSummary_summary.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(episode: Episode = RelayTesting.SampleDefault.value(), total: Swift.Int = 42, averageStars: Swift.Double? = nil, latest: [ReviewSummary_summary.ObjectSample<ReviewSummary_summary.Data.Latest>] = [.sample()]) -> RelayTesting.Sample<ReviewSummary_summary> {
        var fields = RelayTesting.SampleFields("ReviewSummary")
        fields.set(0, episode, name: "episode")
        fields.set(1, total, name: "total")
        fields.set(2, averageStars, name: "averageStars")
        fields.set(3, objects: latest)
        return .init(fields)
    }
}

nonisolated extension ReviewSummary_summary.ObjectSample<ReviewSummary_summary.Data.Latest> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, reviewRow_review: RelayTesting.Sample<ReviewRow_review> = ReviewRow_review.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Review")
        fields.setID(0, id)
        fields.set(1, fragment: reviewRow_review)
        return .init(fields)
    }
}
