// @generated ReviewLine_review.sample sha256:71b798c5f7a52b0fbe0ae7eadd999d326048e5e09d86ff4a7f0b013a8e324bc3
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
package import ProductFeature
package import RelayTesting

nonisolated extension RelayTesting.Sample<ReviewLine_review> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(author: Swift.String = "author", stars: Swift.Int = 42) -> Self {
        return ReviewLine_review.Data.sample(author: author, stars: stars)
    }
}

nonisolated extension ReviewLine_review.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(author: Swift.String = "author", stars: Swift.Int = 42) -> RelayTesting.Sample<ReviewLine_review> {
        var fields = RelayTesting.SampleFields("Review")
        fields.set(0, author, name: "author")
        fields.set(1, stars, name: "stars")
        return .init(fields)
    }
}
