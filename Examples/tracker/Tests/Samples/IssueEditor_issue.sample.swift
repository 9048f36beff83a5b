// @generated IssueEditor_issue.sample sha256:5a2d58ad47ca9703c9bf3bfc8e52a9d5b68cd7b12c58b0d78a7cc5047031abee
// Made by relay-generator from Screens/IssueEditor.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<IssueEditor_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(title: Swift.String = "title", state: IssueState = RelayTesting.SampleDefault.value()) -> Self {
        return IssueEditor_issue.Data.sample(title: title, state: state)
    }
}

nonisolated extension IssueEditor_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(title: Swift.String = "title", state: IssueState = RelayTesting.SampleDefault.value()) -> RelayTesting.Sample<IssueEditor_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.set(0, title, name: "title")
        fields.set(1, state, name: "state")
        return .init(fields)
    }
}
