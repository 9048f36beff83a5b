// @generated IssueList_project.sample sha256:3d539a6bffef582e2d247ecf55c121a23ec48c2f0d86725f39450c43e1f7f32a
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension IssueList_project {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<IssueList_project> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name", issues: IssueList_project.ObjectSample<IssueList_project.Data.Issues> = .sample()) -> Self {
        return IssueList_project.Data.sample(name: name, issues: issues)
    }
}

nonisolated extension IssueList_project.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name", issues: IssueList_project.ObjectSample<IssueList_project.Data.Issues> = .sample()) -> RelayTesting.Sample<IssueList_project> {
        var fields = RelayTesting.SampleFields("Project")
        fields.set(0, name, name: "name")
        fields.set(1, objects: issues)
        return .init(fields)
    }
}

nonisolated extension IssueList_project.ObjectSample<IssueList_project.Data.Issues> {
    /// A sample of a connection with these nodes.
    static func sample(totalCount: Swift.Int = 42, nodes: [IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge.Node>] = [.sample()], hasNext: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("IssueConnection")
        fields.set(0, totalCount, name: "totalCount")
        fields.set(1, edge: IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge>.sample(), node: 0, nodes: nodes)
        fields.set(2, objects: IssueList_project.ObjectSample<IssueList_project.Data.Issues.PageInfo>.sample(hasNextPage: hasNext))
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func sample(totalCount: Swift.Int = 42, edges: [IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge>], pageInfo: IssueList_project.ObjectSample<IssueList_project.Data.Issues.PageInfo> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("IssueConnection")
        fields.set(0, totalCount, name: "totalCount")
        fields.set(1, objects: edges)
        fields.set(2, objects: pageInfo)
        return .init(fields)
    }
}

nonisolated extension IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge.Node> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("IssueEdge")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, project: IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge.Node.Project> = .sample(), issueRow_issue: RelayTesting.Sample<IssueRow_issue> = IssueRow_issue.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Issue")
        fields.setID(0, id)
        fields.set(1, objects: project)
        fields.set(2, fragment: issueRow_issue)
        return .init(fields)
    }
}

nonisolated extension IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge.Node.Project> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Project")
        fields.setID(0, id)
        return .init(fields)
    }
}

nonisolated extension IssueList_project.ObjectSample<IssueList_project.Data.Issues.PageInfo> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("PageInfo")
        fields.set(0, endCursor, name: "endCursor")
        fields.set(1, hasNextPage, name: "hasNextPage")
        return .init(fields)
    }
}
