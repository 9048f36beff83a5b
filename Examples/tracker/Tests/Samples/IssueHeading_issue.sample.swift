// @generated IssueHeading_issue.sample sha256:108032e556aa2ca901b3b022146c84f72757b960b83975a48bf2c943ce19a96c
// Made by relay-generator from Views/IssueHeading.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<IssueHeading_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(number: Swift.Int = 42, title: Swift.String = "title", state: IssueState = RelayTesting.SampleDefault.value()) -> Self {
        return IssueHeading_issue.Data.sample(number: number, title: title, state: state)
    }
}

nonisolated extension IssueHeading_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(number: Swift.Int = 42, title: Swift.String = "title", state: IssueState = RelayTesting.SampleDefault.value()) -> RelayTesting.Sample<IssueHeading_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.set(0, number, name: "number")
        fields.set(1, title, name: "title")
        fields.set(2, state, name: "state")
        return .init(fields)
    }
}
