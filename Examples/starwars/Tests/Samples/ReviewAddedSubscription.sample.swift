// @generated ReviewAddedSubscription.sample sha256:43509d7e37597423696aec93e5a474b6e55e02c9a86c94f202c83ed86f34ffbc
// Made by relay-generator from Views/Reviews.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension ReviewAddedSubscription {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ReviewAddedSubscription> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewAdded: ReviewAddedSubscription.ObjectSample<ReviewAddedSubscription.Data.ReviewAdded> = .sample()) -> Self {
        return ReviewAddedSubscription.Data.sample(reviewAdded: reviewAdded)
    }
}

nonisolated extension ReviewAddedSubscription.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewAdded: ReviewAddedSubscription.ObjectSample<ReviewAddedSubscription.Data.ReviewAdded> = .sample()) -> RelayTesting.Sample<ReviewAddedSubscription> {
        var fields = RelayTesting.SampleFields("Subscription")
        fields.set(0, objects: reviewAdded)
        return .init(fields)
    }
}

nonisolated extension ReviewAddedSubscription.ObjectSample<ReviewAddedSubscription.Data.ReviewAdded> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewRow_review: RelayTesting.Sample<ReviewRow_review> = ReviewRow_review.Data.sample(), summary: ReviewAddedSubscription.ObjectSample<ReviewAddedSubscription.Data.ReviewAdded.Summary> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Review")
        fields.set(0, fragment: reviewRow_review)
        fields.set(1, objects: summary)
        return .init(fields)
    }
}

nonisolated extension ReviewAddedSubscription.ObjectSample<ReviewAddedSubscription.Data.ReviewAdded.Summary> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewSummary_summary: RelayTesting.Sample<ReviewSummary_summary> = ReviewSummary_summary.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("ReviewSummary")
        fields.set(0, fragment: reviewSummary_summary)
        return .init(fields)
    }
}
