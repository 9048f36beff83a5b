// @generated AddPostNodeMutation.graphql sha256:f0010279aaf1c41be951c610a94729fe3ae4ea67101d61e5096c401c7f45fc95
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct AddPostNodeMutation: Relay.GraphQLMutation {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation AddPostNodeMutation
            text mutation AddPostNodeMutation($title:String!){addPost(title:$title){post{id ...PostRow_post}}}
            spreads PostRow_post
            variables
             title: String!
             connections: [ID!]!
            normalization
             addPost(title: $title): type AddPostPayload
              post: type Post @appendNode(connections: $connections, edgeTypeName: "PostEdge")
               id: ID!
               ...PostRow_post
            reader
             addPost(title: $title)
              post
               ...PostRow_post
            """#, fragments: [PostRow_post.artifact])
    }

    package var title: Swift.String
    package var connections: [Relay.ID]

    package init(title: Swift.String, connections: [Relay.ID]) {
        self.title = title
        self.connections = connections
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("title", self.title)
        variables.write("connections", self.connections)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let addPost: AddPost?

        package init(_ reader: inout Relay.Reader) {
            self.addPost = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.addPost, b.addPost)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.addPost)
        }

        package nonisolated struct AddPost: Relay.Selection, Swift.Hashable {
            package let post: Post?

            package init(_ reader: inout Relay.Reader) {
                self.post = reader.optionalObject(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.post, b.post)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.post)
            }

            package nonisolated struct Post: Relay.Selection, Swift.Hashable {
                package let postRow_post: PostRow_post.Ref

                package init(_ reader: inout Relay.Reader) {
                    self.postRow_post = reader.fragment(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.postRow_post, b.postRow_post)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.postRow_post)
                }
            }
        }
    }
}
