// @generated CommentList_issue.sample sha256:cbd05d60f0c893e8899f2dea96cbb99f6fbd7c155509089326ef3c12a92cd449
// Made by relay-generator from Screens/CommentList.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension CommentList_issue {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CommentList_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(commentDraft_issue: RelayTesting.Sample<CommentDraft_issue> = CommentDraft_issue.Data.sample(), commentDraftUpdate_issue: RelayTesting.Sample<CommentDraftUpdate_issue> = .sample(), comments: CommentList_issue.ObjectSample<CommentList_issue.Data.Comments> = .sample()) -> Self {
        return CommentList_issue.Data.sample(commentDraft_issue: commentDraft_issue, commentDraftUpdate_issue: commentDraftUpdate_issue, comments: comments)
    }
}

nonisolated extension CommentList_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(commentDraft_issue: RelayTesting.Sample<CommentDraft_issue> = CommentDraft_issue.Data.sample(), commentDraftUpdate_issue: RelayTesting.Sample<CommentDraftUpdate_issue> = .sample(), comments: CommentList_issue.ObjectSample<CommentList_issue.Data.Comments> = .sample()) -> RelayTesting.Sample<CommentList_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.set(0, fragment: commentDraft_issue)
        fields.set(1, fragment: commentDraftUpdate_issue)
        fields.set(2, objects: comments)
        return .init(fields)
    }
}

nonisolated extension CommentList_issue.ObjectSample<CommentList_issue.Data.Comments> {
    /// A sample of a connection with these nodes.
    static func sample(nodes: [CommentList_issue.ObjectSample<CommentList_issue.Data.Comments.Edge.Node>] = [.sample()], hasNext: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("CommentConnection")
        fields.set(0, edge: CommentList_issue.ObjectSample<CommentList_issue.Data.Comments.Edge>.sample(), node: 0, nodes: nodes)
        fields.set(1, objects: CommentList_issue.ObjectSample<CommentList_issue.Data.Comments.PageInfo>.sample(hasNextPage: hasNext))
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func sample(edges: [CommentList_issue.ObjectSample<CommentList_issue.Data.Comments.Edge>], pageInfo: CommentList_issue.ObjectSample<CommentList_issue.Data.Comments.PageInfo> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("CommentConnection")
        fields.set(0, objects: edges)
        fields.set(1, objects: pageInfo)
        return .init(fields)
    }
}

nonisolated extension CommentList_issue.ObjectSample<CommentList_issue.Data.Comments.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: CommentList_issue.ObjectSample<CommentList_issue.Data.Comments.Edge.Node> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("CommentEdge")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension CommentList_issue.ObjectSample<CommentList_issue.Data.Comments.Edge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, commentRow_comment: RelayTesting.Sample<CommentRow_comment> = CommentRow_comment.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.setID(0, id)
        fields.set(1, fragment: commentRow_comment)
        return .init(fields)
    }
}

nonisolated extension CommentList_issue.ObjectSample<CommentList_issue.Data.Comments.PageInfo> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("PageInfo")
        fields.set(0, endCursor, name: "endCursor")
        fields.set(1, hasNextPage, name: "hasNextPage")
        return .init(fields)
    }
}
