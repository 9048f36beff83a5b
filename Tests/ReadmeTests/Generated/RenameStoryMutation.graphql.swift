// @generated RenameStoryMutation.graphql sha256:88d53818fa777ed0f2ff7c69841228136ef8d262c26f58556a90af68aaee41c5
// Made by relay-generator from GraphQL/Changes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RenameStoryMutation: Relay.RawResponseMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation RenameStoryMutation
            text mutation RenameStoryMutation($id:ID!,$title:String!){renameStory(id:$id,title:$title){id title}}
            variables
             id: ID!
             title: String!
            normalization
             renameStory(id: $id, title: $title): type Story
              id: ID!
              title: String!
            reader
             renameStory(id: $id, title: $title)
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
        let renameStory: RenameStory?

        init(_ reader: inout Relay.Reader) {
            self.renameStory = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.renameStory, b.renameStory)
            return e.isEqual
        }

        nonisolated struct RenameStory: Relay.Selection, Swift.Identifiable {
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

    nonisolated struct RawResponse: Relay.GraphQLInputObject {
        var renameStory: Relay.Input<RenameStory>

        init(renameStory: RenameStory? = nil) {
            self.renameStory = .init(renameStory)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        init(renameStory: Relay.Input<RenameStory> = .unset) {
            self.renameStory = renameStory
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("renameStory", self.renameStory)
        }

        nonisolated struct RenameStory: Relay.GraphQLInputObject {
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
