// @generated RenameIssueMutation.graphql sha256:ea35142d19552d6b76fb78b89ddd5343141cd78024dea5f5b690bc29847a1fa8
// Made by relay-generator from Screens/IssueEditor.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RenameIssueMutation: Relay.RawResponseMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation RenameIssueMutation
            text mutation RenameIssueMutation($id:ID!,$title:String!){renameIssue(id:$id,title:$title){issue{id title}}}
            variables
             id: ID!
             title: String!
            normalization
             renameIssue(id: $id, title: $title): type IssuePayload!
              issue: type Issue!
               id: ID!
               title: String!
            reader
             renameIssue(id: $id, title: $title)
              issue
               id
               title
            """#)
    }

    var id: Relay.ID
    var title: Swift.String

    init(id: Relay.ID, title: Swift.String) {
        self.id = id
        self.title = title
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("title", self.title)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let renameIssue: RenameIssue

        init(_ reader: inout Relay.Reader) {
            self.renameIssue = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.renameIssue, b.renameIssue)
            return e.isEqual
        }

        nonisolated struct RenameIssue: Relay.Selection {
            let issue: Issue

            init(_ reader: inout Relay.Reader) {
                self.issue = reader.object(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.issue, b.issue)
                return e.isEqual
            }

            nonisolated struct Issue: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let title: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.title = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.title, b.title)
                    return e.isEqual
                }
            }
        }
    }

    nonisolated struct RawResponse: Relay.GraphQLInputObject {
        var renameIssue: RenameIssue

        init(renameIssue: RenameIssue) {
            self.renameIssue = renameIssue
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.write("renameIssue", self.renameIssue)
        }

        nonisolated struct RenameIssue: Relay.GraphQLInputObject {
            var issue: Issue

            init(issue: Issue) {
                self.issue = issue
            }

            func write(to variables: inout Relay.VariableWriter) {
                variables.write("issue", self.issue)
            }

            nonisolated struct Issue: Relay.GraphQLInputObject {
                var id: Relay.ID
                var title: Swift.String

                init(id: Relay.ID, title: Swift.String) {
                    self.id = id
                    self.title = title
                }

                func write(to variables: inout Relay.VariableWriter) {
                    variables.write("id", self.id)
                    variables.write("title", self.title)
                }
            }
        }
    }
}
