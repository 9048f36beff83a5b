// @generated AddPostMutation.graphql sha256:54c05f3e6786b0b1de6cdd7535a147215c950d88dee8fd61a8fb63a1d7d0d571
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct AddPostMutation: Relay.GraphQLMutation {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation AddPostMutation
            text mutation AddPostMutation($title:String!){addPost(title:$title){postEdge{cursor node{id ...PostRow_post}}}}
            spreads PostRow_post
            variables
             title: String!
             connections: [ID!]!
            normalization
             addPost(title: $title): type AddPostPayload
              postEdge: type PostEdge @prependEdge(connections: $connections)
               cursor: String
               node: type Post
                id: ID!
                ...PostRow_post
            reader
             addPost(title: $title)
              postEdge
               cursor
               node
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
            package let postEdge: PostEdge?

            package init(_ reader: inout Relay.Reader) {
                self.postEdge = reader.optionalObject(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.postEdge, b.postEdge)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.postEdge)
            }

            package nonisolated struct PostEdge: Relay.Selection, Swift.Hashable {
                package let cursor: Swift.String?
                package let node: Node?

                package init(_ reader: inout Relay.Reader) {
                    self.cursor = reader.optionalString(0)
                    self.node = reader.optionalObject(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.cursor, b.cursor)
                    e.optionalObject(a.node, b.node)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.cursor)
                    hasher.combine(self.node)
                }

                package nonisolated struct Node: Relay.Selection, Swift.Hashable {
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
}
