// @generated FoundPlain_issue.graphql sha256:f39f9a811caf2182f27d908fe5bc6adf2cc6dc8a05f1849d68ff19eb7c249e83
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FoundPlain_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FoundPlain_issue on type Issue
            text fragment FoundPlain_issue on Issue{id title assignee{id name}}
            normalization
             id: ID!
             title: String!
             assignee: type User
              id: ID!
              name: String!
            reader
             id
             title
             assignee
              name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let title: Swift.String
        let assignee: Assignee?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.title = reader.string(1)
            self.assignee = reader.optionalObject(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.title, b.title)
            e.optionalObject(a.assignee, b.assignee)
            return e.isEqual
        }

        nonisolated struct Assignee: Relay.Selection {
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
    }
}
