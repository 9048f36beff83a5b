// @generated ReviewsQuery.sample sha256:6f1f9bb497a11ed7f77c19659b78b87b974bb4d1a484366ee0f0c8efb29c5b1e
// Made by relay-generator from Views/Reviews.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension ReviewsQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ReviewsQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewSummary: ReviewsQuery.ObjectSample<ReviewsQuery.Data.ReviewSummary> = .sample()) -> Self {
        return ReviewsQuery.Data.sample(reviewSummary: reviewSummary)
    }
}

nonisolated extension ReviewsQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewSummary: ReviewsQuery.ObjectSample<ReviewsQuery.Data.ReviewSummary> = .sample()) -> RelayTesting.Sample<ReviewsQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: reviewSummary)
        return .init(fields)
    }
}

nonisolated extension ReviewsQuery.ObjectSample<ReviewsQuery.Data.ReviewSummary> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewSummary_summary: RelayTesting.Sample<ReviewSummary_summary> = ReviewSummary_summary.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("ReviewSummary")
        fields.set(0, fragment: reviewSummary_summary)
        return .init(fields)
    }
}
