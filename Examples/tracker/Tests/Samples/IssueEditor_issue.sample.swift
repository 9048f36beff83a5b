// @generated IssueEditor_issue.sample sha256:5cab5fc83ed64068535192029efd71fa2f4fc3b2120a7f45baf8645deb1a6c0d
// Made by relay-generator from Screens/IssueEditor.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension IssueEditor_issue {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<IssueEditor_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(title: Swift.String = "title", state: IssueState = RelayTesting.SampleDefault.value(), project: IssueEditor_issue.ObjectSample<IssueEditor_issue.Data.Project> = .sample()) -> Self {
        return IssueEditor_issue.Data.sample(title: title, state: state, project: project)
    }
}

nonisolated extension IssueEditor_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(title: Swift.String = "title", state: IssueState = RelayTesting.SampleDefault.value(), project: IssueEditor_issue.ObjectSample<IssueEditor_issue.Data.Project> = .sample()) -> RelayTesting.Sample<IssueEditor_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.set(0, title, name: "title")
        fields.set(1, state, name: "state")
        fields.set(2, objects: project)
        return .init(fields)
    }
}

nonisolated extension IssueEditor_issue.ObjectSample<IssueEditor_issue.Data.Project> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Project")
        fields.setID(0, id)
        return .init(fields)
    }
}
