// @generated ReviewsQuery.sample sha256:6f1f9bb497a11ed7f77c19659b78b87b974bb4d1a484366ee0f0c8efb29c5b1e
// Made by relay-generator from Views/Reviews.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension RelayTesting.Sample<ReviewsQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewSummary: RelayTesting.Sample<ReviewsQuery.Data.ReviewSummary> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: reviewSummary)
        return .init(fields)
    }
}

nonisolated extension ReviewsQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewSummary: RelayTesting.Sample<ReviewsQuery.Data.ReviewSummary> = .sample()) -> RelayTesting.Sample<ReviewsQuery> {
        return .sample(reviewSummary: reviewSummary)
    }
}

nonisolated extension RelayTesting.Sample<ReviewsQuery.Data.ReviewSummary> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewSummary_summary: RelayTesting.Sample<ReviewSummary_summary> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("ReviewSummary")
        fields.set(0, fragment: reviewSummary_summary)
        return .init(fields)
    }
}
