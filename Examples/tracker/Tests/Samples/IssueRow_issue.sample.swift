// @generated IssueRow_issue.sample sha256:e22a4c882e278680c5e511072ab08d7010dcc93a3b1d97aa7e0dc51121e2d777
// Made by relay-generator from Views/IssueRow.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<IssueRow_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(number: Swift.Int = 42, title: Swift.String = "title", state: IssueState = RelayTesting.SampleDefault.value()) -> Self {
        return IssueRow_issue.Data.sample(number: number, title: title, state: state)
    }
}

nonisolated extension IssueRow_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(number: Swift.Int = 42, title: Swift.String = "title", state: IssueState = RelayTesting.SampleDefault.value()) -> RelayTesting.Sample<IssueRow_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.set(0, number, name: "number")
        fields.set(1, title, name: "title")
        fields.set(2, state, name: "state")
        return .init(fields)
    }
}
