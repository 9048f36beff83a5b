// @generated CommentsQuery.sample sha256:7790a47e401a7c64d2451c56b94bc706c1e7dbe9e85c8e7438842880b0235213
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension CommentsQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CommentsQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(comments: [CommentsQuery.ObjectSample<CommentsQuery.Data.Comment>] = [.sample()]) -> Self {
        return CommentsQuery.Data.sample(comments: comments)
    }
}

nonisolated extension CommentsQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(comments: [CommentsQuery.ObjectSample<CommentsQuery.Data.Comment>] = [.sample()]) -> RelayTesting.Sample<CommentsQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: comments)
        return .init(fields)
    }
}

nonisolated extension CommentsQuery.ObjectSample<CommentsQuery.Data.Comment> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(commentBody_comments: RelayTesting.Sample<CommentBody_comments> = CommentBody_comments.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.set(0, fragment: commentBody_comments)
        return .init(fields)
    }
}
