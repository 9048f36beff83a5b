// @generated FoundPeople_issue.graphql sha256:84498fe2a76c47ebacf113d7eb79f80ae391ad0cb1d02b77753c1f5048622750
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FoundPeople_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FoundPeople_issue on type Issue
            text fragment FoundPeople_issue on Issue{assignee{id name}}
            normalization
             assignee: type User
              id: ID!
              name: String!
            reader
             assignee
              id
              name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let assignee: Assignee?

        init(_ reader: inout Relay.Reader) {
            self.assignee = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.assignee, b.assignee)
            return e.isEqual
        }

        nonisolated struct Assignee: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
