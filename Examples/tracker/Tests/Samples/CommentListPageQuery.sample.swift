// @generated CommentListPageQuery.sample sha256:cbd05d60f0c893e8899f2dea96cbb99f6fbd7c155509089326ef3c12a92cd449
// Made by relay-generator from Screens/CommentList.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension CommentListPageQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CommentListPageQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: CommentListPageQuery.ObjectSample<CommentListPageQuery.Data.Node>? = nil) -> Self {
        return CommentListPageQuery.Data.sample(node: node)
    }
}

nonisolated extension CommentListPageQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: CommentListPageQuery.ObjectSample<CommentListPageQuery.Data.Node>? = nil) -> RelayTesting.Sample<CommentListPageQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension CommentListPageQuery.ObjectSample<CommentListPageQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(commentList_issue: RelayTesting.Sample<CommentList_issue>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.set(0, fragmentOrNil: commentList_issue)
        return .init(fields)
    }
}
