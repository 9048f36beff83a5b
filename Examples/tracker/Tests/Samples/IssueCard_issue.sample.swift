// @generated IssueCard_issue.sample sha256:b56055c059874b9344cf35c49e5b9d7e1438d9979e5c045a1efdd1a521a50e3c
// Made by relay-generator from Views/IssueCard.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension IssueCard_issue {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<IssueCard_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(number: Swift.Int = 42, title: Swift.String = "title", body: Swift.String = "body", state: IssueState = RelayTesting.SampleDefault.value(), createdAt: Relay.Scalars.DateTime = RelayTesting.SampleDefault.value(), author: IssueCard_issue.ObjectSample<IssueCard_issue.Data.Author> = .sample()) -> Self {
        return IssueCard_issue.Data.sample(number: number, title: title, body: body, state: state, createdAt: createdAt, author: author)
    }
}

nonisolated extension IssueCard_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(number: Swift.Int = 42, title: Swift.String = "title", body: Swift.String = "body", state: IssueState = RelayTesting.SampleDefault.value(), createdAt: Relay.Scalars.DateTime = RelayTesting.SampleDefault.value(), author: IssueCard_issue.ObjectSample<IssueCard_issue.Data.Author> = .sample()) -> RelayTesting.Sample<IssueCard_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.set(0, number, name: "number")
        fields.set(1, title, name: "title")
        fields.set(2, body, name: "body")
        fields.set(3, state, name: "state")
        fields.set(4, createdAt, name: "createdAt")
        fields.set(5, objects: author)
        return .init(fields)
    }
}

nonisolated extension IssueCard_issue.ObjectSample<IssueCard_issue.Data.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("User")
        fields.set(0, name, name: "name")
        return .init(fields)
    }
}
