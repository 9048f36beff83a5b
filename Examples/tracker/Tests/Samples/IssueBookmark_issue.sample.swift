// @generated IssueBookmark_issue.sample sha256:277bf171d09f4708bc4e7b118a2954fe08b7bf8dec38c60214439d9a39c16b5f
// Made by relay-generator from Views/IssueBookmark.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<IssueBookmark_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil) -> Self {
        return IssueBookmark_issue.Data.sample(id: id)
    }
}

nonisolated extension IssueBookmark_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil) -> RelayTesting.Sample<IssueBookmark_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.setID(0, id)
        return .init(fields)
    }
}
