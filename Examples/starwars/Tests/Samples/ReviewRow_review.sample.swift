// @generated ReviewRow_review.sample sha256:52ebf9bfe9495b46260f985b690eb6d1092c86f42b9e1c920f32c3bf911b52e5
// Made by relay-generator from Views/Reviews.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension RelayTesting.Sample<ReviewRow_review> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(stars: Swift.Int = 42, commentary: Swift.String? = nil) -> Self {
        return ReviewRow_review.Data.sample(stars: stars, commentary: commentary)
    }
}

nonisolated extension ReviewRow_review.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(stars: Swift.Int = 42, commentary: Swift.String? = nil) -> RelayTesting.Sample<ReviewRow_review> {
        var fields = RelayTesting.SampleFields("Review")
        fields.set(0, stars, name: "stars")
        fields.set(1, commentary, name: "commentary")
        return .init(fields)
    }
}
