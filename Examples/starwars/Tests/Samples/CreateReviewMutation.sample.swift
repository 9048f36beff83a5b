// @generated CreateReviewMutation.sample sha256:16779a63cfff920ced9819df2d9b4ecf4da337ef658ede69d1cf6383aca4abe3
// Made by relay-generator from Views/Reviews.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension CreateReviewMutation {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CreateReviewMutation> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(createReview: CreateReviewMutation.ObjectSample<CreateReviewMutation.Data.CreateReview> = .sample()) -> Self {
        return CreateReviewMutation.Data.sample(createReview: createReview)
    }
}

nonisolated extension CreateReviewMutation.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(createReview: CreateReviewMutation.ObjectSample<CreateReviewMutation.Data.CreateReview> = .sample()) -> RelayTesting.Sample<CreateReviewMutation> {
        var fields = RelayTesting.SampleFields("Mutation")
        fields.set(0, objects: createReview)
        return .init(fields)
    }
}

nonisolated extension CreateReviewMutation.ObjectSample<CreateReviewMutation.Data.CreateReview> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(review: CreateReviewMutation.ObjectSample<CreateReviewMutation.Data.CreateReview.Review> = .sample(), summary: CreateReviewMutation.ObjectSample<CreateReviewMutation.Data.CreateReview.Summary> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("CreateReviewPayload")
        fields.set(0, objects: review)
        fields.set(1, objects: summary)
        return .init(fields)
    }
}

nonisolated extension CreateReviewMutation.ObjectSample<CreateReviewMutation.Data.CreateReview.Review> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewRow_review: RelayTesting.Sample<ReviewRow_review> = ReviewRow_review.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Review")
        fields.set(0, fragment: reviewRow_review)
        return .init(fields)
    }
}

nonisolated extension CreateReviewMutation.ObjectSample<CreateReviewMutation.Data.CreateReview.Summary> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(reviewSummary_summary: RelayTesting.Sample<ReviewSummary_summary> = ReviewSummary_summary.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("ReviewSummary")
        fields.set(0, fragment: reviewSummary_summary)
        return .init(fields)
    }
}
