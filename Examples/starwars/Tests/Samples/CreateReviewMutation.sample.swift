// @generated CreateReviewMutation.sample sha256:16779a63cfff920ced9819df2d9b4ecf4da337ef658ede69d1cf6383aca4abe3
// Made by relay-generator from Views/Reviews.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension RelayTesting.Sample<CreateReviewMutation> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(createReview: RelayTesting.Sample<CreateReviewMutation.Data.CreateReview> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Mutation")
        fields.set(0, objects: createReview)
        return .init(fields)
    }
}

nonisolated extension CreateReviewMutation.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(createReview: RelayTesting.Sample<CreateReviewMutation.Data.CreateReview> = .sample()) -> RelayTesting.Sample<CreateReviewMutation> {
        return .sample(createReview: createReview)
    }
}

nonisolated extension RelayTesting.Sample<CreateReviewMutation.Data.CreateReview> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(review: RelayTesting.Sample<CreateReviewMutation.Data.CreateReview.Review> = .sample(), summary: RelayTesting.Sample<CreateReviewMutation.Data.CreateReview.Summary> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("CreateReviewPayload")
        fields.set(0, objects: review)
        fields.set(1, objects: summary)
        return .init(fields)
    }
}

nonisolated extension RelayTesting.Sample<CreateReviewMutation.Data.CreateReview.Review> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewRow_review: RelayTesting.Sample<ReviewRow_review> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Review")
        fields.set(0, fragment: reviewRow_review)
        return .init(fields)
    }
}

nonisolated extension RelayTesting.Sample<CreateReviewMutation.Data.CreateReview.Summary> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewSummary_summary: RelayTesting.Sample<ReviewSummary_summary> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("ReviewSummary")
        fields.set(0, fragment: reviewSummary_summary)
        return .init(fields)
    }
}
