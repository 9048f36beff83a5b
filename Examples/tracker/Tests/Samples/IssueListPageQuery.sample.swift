// @generated IssueListPageQuery.sample sha256:81606d797e6037c6a23d7276fa0b459f187f483aaa738dd5af3147318a2cf86a
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<IssueListPageQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: RelayTesting.Sample<IssueListPageQuery.Data.Node>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension IssueListPageQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: RelayTesting.Sample<IssueListPageQuery.Data.Node>? = nil) -> RelayTesting.Sample<IssueListPageQuery> {
        return .sample(node: node)
    }
}

nonisolated extension RelayTesting.Sample<IssueListPageQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(issueList_project: RelayTesting.Sample<IssueList_project>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.set(0, fragmentOrNil: issueList_project)
        return .init(fields)
    }
}
