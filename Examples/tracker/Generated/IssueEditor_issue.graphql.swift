// @generated IssueEditor_issue.graphql sha256:5cab5fc83ed64068535192029efd71fa2f4fc3b2120a7f45baf8645deb1a6c0d
// Made by relay-generator from Screens/IssueEditor.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueEditor_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment IssueEditor_issue on type Issue
            text fragment IssueEditor_issue on Issue{title state project{id}}
            normalization
             title: String!
             state: enum IssueState!
             project: type Project!
              id: ID!
            reader
             title
             state
             project
              id
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        let state: IssueState
        let project: Project

        init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.state = reader.value(1)
            self.project = reader.object(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.value(a.state, b.state)
            e.object(a.project, b.project)
            return e.isEqual
        }

        nonisolated struct Project: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
