// @generated ProjectsQuery.sample sha256:38e3ac8827c7eb556b0a93b7a50e88d2d889ba57aabd85192230904184f32c04
// Made by relay-generator from Screens/ProjectsScreen.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension ProjectsQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ProjectsQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(viewer: ProjectsQuery.ObjectSample<ProjectsQuery.Data.Viewer> = .sample(), projects: [ProjectsQuery.ObjectSample<ProjectsQuery.Data.Project>] = [.sample()]) -> Self {
        return ProjectsQuery.Data.sample(viewer: viewer, projects: projects)
    }
}

nonisolated extension ProjectsQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(viewer: ProjectsQuery.ObjectSample<ProjectsQuery.Data.Viewer> = .sample(), projects: [ProjectsQuery.ObjectSample<ProjectsQuery.Data.Project>] = [.sample()]) -> RelayTesting.Sample<ProjectsQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: viewer)
        fields.set(1, objects: projects)
        return .init(fields)
    }
}

nonisolated extension ProjectsQuery.ObjectSample<ProjectsQuery.Data.Viewer> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("User")
        fields.set(0, name, name: "name")
        return .init(fields)
    }
}

nonisolated extension ProjectsQuery.ObjectSample<ProjectsQuery.Data.Project> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, projectRow_project: RelayTesting.Sample<ProjectRow_project> = ProjectRow_project.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Project")
        fields.setID(0, id)
        fields.set(1, fragment: projectRow_project)
        return .init(fields)
    }
}
