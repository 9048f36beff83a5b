// @generated FoundIssue_issue.sample sha256:9c31d88ea5cfad73b1ce5abe46d64c0d28095f883e17bd43b2bc0064bb72bda4
// Made by relay-generator from Screens/FindScreen.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<FoundIssue_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, title: Swift.String = "title", issueRow_issue: RelayTesting.Sample<IssueRow_issue> = IssueRow_issue.Data.sample()) -> Self {
        return FoundIssue_issue.Data.sample(id: id, title: title, issueRow_issue: issueRow_issue)
    }
}

nonisolated extension FoundIssue_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, title: Swift.String = "title", issueRow_issue: RelayTesting.Sample<IssueRow_issue> = IssueRow_issue.Data.sample()) -> RelayTesting.Sample<FoundIssue_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.setID(0, id)
        fields.set(1, title, name: "title")
        fields.set(2, fragment: issueRow_issue)
        return .init(fields)
    }
}
