// @generated ProjectsQuery.graphql sha256:38e3ac8827c7eb556b0a93b7a50e88d2d889ba57aabd85192230904184f32c04
// Made by relay-generator from Screens/ProjectsScreen.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ProjectsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProjectsQuery
            text query ProjectsQuery{viewer{id name} projects{id ...ProjectRow_project}}
            spreads ProjectRow_project
            normalization
             viewer: type User!
              id: ID!
              name: String!
             projects: [type Project!]!
              id: ID!
              ...ProjectRow_project
            reader
             viewer
              name
             projects
              id
              ...ProjectRow_project
            """#, fragments: [ProjectRow_project.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let viewer: Viewer
        let projects: [Project]

        init(_ reader: inout Relay.Reader) {
            self.viewer = reader.object(0)
            self.projects = reader.objects(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.viewer, b.viewer)
            e.objects(a.projects, b.projects)
            return e.isEqual
        }

        nonisolated struct Viewer: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }

        nonisolated struct Project: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let projectRow_project: ProjectRow_project.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.projectRow_project = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.projectRow_project, b.projectRow_project)
                return e.isEqual
            }
        }
    }
}
