// @generated IssueCard_issue.sample sha256:fbf80bada33deb125fbccabc7a2b95ef8b452426d17310d2e3c7cc96c1256943
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
    static func sample(heading: Swift.String = "heading", isBookmarked: Swift.Bool = false, body: Swift.String = "body", createdAt: Relay.Scalars.DateTime = RelayTesting.SampleDefault.value(), author: IssueCard_issue.ObjectSample<IssueCard_issue.Data.Author> = .sample()) -> Self {
        return IssueCard_issue.Data.sample(heading: heading, isBookmarked: isBookmarked, body: body, createdAt: createdAt, author: author)
    }
}

nonisolated extension IssueCard_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(heading: Swift.String = "heading", isBookmarked: Swift.Bool = false, body: Swift.String = "body", createdAt: Relay.Scalars.DateTime = RelayTesting.SampleDefault.value(), author: IssueCard_issue.ObjectSample<IssueCard_issue.Data.Author> = .sample()) -> RelayTesting.Sample<IssueCard_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.set(0, heading, name: "heading")
        fields.set(1, isBookmarked, name: "isBookmarked")
        fields.set(2, body, name: "body")
        fields.set(3, createdAt, name: "createdAt")
        fields.set(4, objects: author)
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
