// @generated IssueQuery.sample sha256:11734c832f6dd7361c5228f7352a36b91e942b4e1eb1b0c98bf0e9cf76e62793
// Made by relay-generator from Screens/IssueScreen.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension IssueQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<IssueQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(viewer: IssueQuery.ObjectSample<IssueQuery.Data.Viewer> = .sample(), node: IssueQuery.ObjectSample<IssueQuery.Data.Node>? = nil) -> Self {
        return IssueQuery.Data.sample(viewer: viewer, node: node)
    }
}

nonisolated extension IssueQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(viewer: IssueQuery.ObjectSample<IssueQuery.Data.Viewer> = .sample(), node: IssueQuery.ObjectSample<IssueQuery.Data.Node>? = nil) -> RelayTesting.Sample<IssueQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: viewer)
        fields.set(1, objects: node)
        return .init(fields)
    }
}

nonisolated extension IssueQuery.ObjectSample<IssueQuery.Data.Viewer> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("User")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        return .init(fields)
    }
}

nonisolated extension IssueQuery.ObjectSample<IssueQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(issue: IssueQuery.ObjectSample<IssueQuery.Data.Node.Issue>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.set(0, inline: issue)
        return .init(fields)
    }
}

nonisolated extension IssueQuery.ObjectSample<IssueQuery.Data.Node.Issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, issueCard_issue: RelayTesting.Sample<IssueCard_issue> = IssueCard_issue.Data.sample(), issueEditor_issue: RelayTesting.Sample<IssueEditor_issue> = IssueEditor_issue.Data.sample(), commentList_issue: RelayTesting.Sample<CommentList_issue> = CommentList_issue.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Issue")
        fields.setID(0, id)
        fields.set(1, fragment: issueCard_issue)
        fields.set(2, fragment: issueEditor_issue)
        fields.set(3, fragment: commentList_issue)
        return .init(fields)
    }
}
