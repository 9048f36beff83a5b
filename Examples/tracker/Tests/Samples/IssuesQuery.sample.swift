// @generated IssuesQuery.sample sha256:ce83e020ec308cc4077170fa0d43c5634615872282f36c3fca98e0a1fbffea3a
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<IssuesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: RelayTesting.Sample<IssuesQuery.Data.Node>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension IssuesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: RelayTesting.Sample<IssuesQuery.Data.Node>? = nil) -> RelayTesting.Sample<IssuesQuery> {
        return .sample(node: node)
    }
}

nonisolated extension RelayTesting.Sample<IssuesQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(list: RelayTesting.Sample<IssueList_project>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.set(0, fragmentOrNil: list)
        return .init(fields)
    }
}
