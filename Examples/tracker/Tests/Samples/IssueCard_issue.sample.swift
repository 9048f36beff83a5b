// @generated IssueCard_issue.sample sha256:bb6ea5876d53ac6776a24e1d5fabe7a7a821673a551a0dcfa23febfd5e78705c
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
    static func sample(heading: Swift.String = "heading", body: Swift.String = "body", createdAt: Relay.Scalars.DateTime = RelayTesting.SampleDefault.value(), author: IssueCard_issue.ObjectSample<IssueCard_issue.Data.Author> = .sample()) -> Self {
        return IssueCard_issue.Data.sample(heading: heading, body: body, createdAt: createdAt, author: author)
    }
}

nonisolated extension IssueCard_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(heading: Swift.String = "heading", body: Swift.String = "body", createdAt: Relay.Scalars.DateTime = RelayTesting.SampleDefault.value(), author: IssueCard_issue.ObjectSample<IssueCard_issue.Data.Author> = .sample()) -> RelayTesting.Sample<IssueCard_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.set(0, heading, name: "heading")
        fields.set(1, body, name: "body")
        fields.set(2, createdAt, name: "createdAt")
        fields.set(3, objects: author)
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
