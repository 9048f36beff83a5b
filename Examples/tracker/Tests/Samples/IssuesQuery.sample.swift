// @generated IssuesQuery.sample sha256:ce83e020ec308cc4077170fa0d43c5634615872282f36c3fca98e0a1fbffea3a
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension IssuesQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<IssuesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: IssuesQuery.ObjectSample<IssuesQuery.Data.Node>? = nil) -> Self {
        return IssuesQuery.Data.sample(node: node)
    }
}

nonisolated extension IssuesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: IssuesQuery.ObjectSample<IssuesQuery.Data.Node>? = nil) -> RelayTesting.Sample<IssuesQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension IssuesQuery.ObjectSample<IssuesQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(list: RelayTesting.Sample<IssueList_project>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.set(0, fragmentOrNil: list)
        return .init(fields)
    }
}
