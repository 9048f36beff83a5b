// @generated IssueListPageQuery.sample sha256:3d539a6bffef582e2d247ecf55c121a23ec48c2f0d86725f39450c43e1f7f32a
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension IssueListPageQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<IssueListPageQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: IssueListPageQuery.ObjectSample<IssueListPageQuery.Data.Node>? = nil) -> Self {
        return IssueListPageQuery.Data.sample(node: node)
    }
}

nonisolated extension IssueListPageQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: IssueListPageQuery.ObjectSample<IssueListPageQuery.Data.Node>? = nil) -> RelayTesting.Sample<IssueListPageQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension IssueListPageQuery.ObjectSample<IssueListPageQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(issueList_project: RelayTesting.Sample<IssueList_project>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.set(0, fragmentOrNil: issueList_project)
        return .init(fields)
    }
}
