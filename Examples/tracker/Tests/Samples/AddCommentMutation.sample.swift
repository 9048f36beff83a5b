// @generated AddCommentMutation.sample sha256:e66e2c847f3088fbef01864966d2c05170c65e97e142410dfdef24d236eaf4e7
// Made by relay-generator from Screens/CommentList.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension AddCommentMutation {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<AddCommentMutation> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(addComment: AddCommentMutation.ObjectSample<AddCommentMutation.Data.AddComment> = .sample()) -> Self {
        return AddCommentMutation.Data.sample(addComment: addComment)
    }
}

nonisolated extension AddCommentMutation.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(addComment: AddCommentMutation.ObjectSample<AddCommentMutation.Data.AddComment> = .sample()) -> RelayTesting.Sample<AddCommentMutation> {
        var fields = RelayTesting.SampleFields("Mutation")
        fields.set(0, objects: addComment)
        return .init(fields)
    }
}

nonisolated extension AddCommentMutation.ObjectSample<AddCommentMutation.Data.AddComment> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(commentEdge: AddCommentMutation.ObjectSample<AddCommentMutation.Data.AddComment.CommentEdge> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("CommentAdded")
        fields.set(0, objects: commentEdge)
        return .init(fields)
    }
}

nonisolated extension AddCommentMutation.ObjectSample<AddCommentMutation.Data.AddComment.CommentEdge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: AddCommentMutation.ObjectSample<AddCommentMutation.Data.AddComment.CommentEdge.Node> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("CommentEdge")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension AddCommentMutation.ObjectSample<AddCommentMutation.Data.AddComment.CommentEdge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, commentRow_comment: RelayTesting.Sample<CommentRow_comment> = CommentRow_comment.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.setID(0, id)
        fields.set(1, fragment: commentRow_comment)
        return .init(fields)
    }
}
