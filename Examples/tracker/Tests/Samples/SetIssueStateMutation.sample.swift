// @generated SetIssueStateMutation.sample sha256:0f20d3d5cdc587b7743b3862e46ab25841efc58765081f54fe70b26bc305ea5e
// Made by relay-generator from Screens/IssueEditor.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension SetIssueStateMutation {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<SetIssueStateMutation> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(setIssueState: SetIssueStateMutation.ObjectSample<SetIssueStateMutation.Data.SetIssueState> = .sample()) -> Self {
        return SetIssueStateMutation.Data.sample(setIssueState: setIssueState)
    }
}

nonisolated extension SetIssueStateMutation.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(setIssueState: SetIssueStateMutation.ObjectSample<SetIssueStateMutation.Data.SetIssueState> = .sample()) -> RelayTesting.Sample<SetIssueStateMutation> {
        var fields = RelayTesting.SampleFields("Mutation")
        fields.set(0, objects: setIssueState)
        return .init(fields)
    }
}

nonisolated extension SetIssueStateMutation.ObjectSample<SetIssueStateMutation.Data.SetIssueState> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(issue: SetIssueStateMutation.ObjectSample<SetIssueStateMutation.Data.SetIssueState.Issue> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("IssuePayload")
        fields.set(0, objects: issue)
        return .init(fields)
    }
}

nonisolated extension SetIssueStateMutation.ObjectSample<SetIssueStateMutation.Data.SetIssueState.Issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, state: IssueState = RelayTesting.SampleDefault.value()) -> Self {
        var fields = RelayTesting.SampleFields("Issue")
        fields.setID(0, id)
        fields.set(1, state, name: "state")
        return .init(fields)
    }
}
