// @generated RenameIssueMutation.sample sha256:ea35142d19552d6b76fb78b89ddd5343141cd78024dea5f5b690bc29847a1fa8
// Made by relay-generator from Screens/IssueEditor.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension RenameIssueMutation {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<RenameIssueMutation> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(renameIssue: RenameIssueMutation.ObjectSample<RenameIssueMutation.Data.RenameIssue> = .sample()) -> Self {
        return RenameIssueMutation.Data.sample(renameIssue: renameIssue)
    }
}

nonisolated extension RenameIssueMutation.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(renameIssue: RenameIssueMutation.ObjectSample<RenameIssueMutation.Data.RenameIssue> = .sample()) -> RelayTesting.Sample<RenameIssueMutation> {
        var fields = RelayTesting.SampleFields("Mutation")
        fields.set(0, objects: renameIssue)
        return .init(fields)
    }
}

nonisolated extension RenameIssueMutation.ObjectSample<RenameIssueMutation.Data.RenameIssue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(issue: RenameIssueMutation.ObjectSample<RenameIssueMutation.Data.RenameIssue.Issue> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("IssuePayload")
        fields.set(0, objects: issue)
        return .init(fields)
    }
}

nonisolated extension RenameIssueMutation.ObjectSample<RenameIssueMutation.Data.RenameIssue.Issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, title: Swift.String = "title") -> Self {
        var fields = RelayTesting.SampleFields("Issue")
        fields.setID(0, id)
        fields.set(1, title, name: "title")
        return .init(fields)
    }
}
