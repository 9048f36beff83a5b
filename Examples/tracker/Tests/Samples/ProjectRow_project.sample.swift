// @generated ProjectRow_project.sample sha256:73bfd47b4b7b444b85841f72d402d18ceda593be76ac40521f7a713b285421f0
// Made by relay-generator from Views/ProjectRow.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<ProjectRow_project> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name", openIssueCount: Swift.Int = 42, build: Swift.String? = nil) -> Self {
        return ProjectRow_project.Data.sample(name: name, openIssueCount: openIssueCount, build: build)
    }
}

nonisolated extension ProjectRow_project.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name", openIssueCount: Swift.Int = 42, build: Swift.String? = nil) -> RelayTesting.Sample<ProjectRow_project> {
        var fields = RelayTesting.SampleFields("Project")
        fields.set(0, name, name: "name")
        fields.set(1, openIssueCount, name: "openIssueCount")
        fields.set(2, build, name: "build")
        return .init(fields)
    }
}
