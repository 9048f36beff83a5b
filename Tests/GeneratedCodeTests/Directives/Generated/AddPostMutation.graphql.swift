// @generated AddPostMutation.graphql sha256:54c05f3e6786b0b1de6cdd7535a147215c950d88dee8fd61a8fb63a1d7d0d571
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct AddPostMutation: GraphQLMutation {
    package static let artifact = Artifact(v1: #"""
        mutation AddPostMutation
        text mutation AddPostMutation($title:String!){addPost(title:$title){postEdge{cursor node{id ...PostRow_post}}}} fragment PostRow_post on Post{title likes}
        variables
         title: String!
         connections: [ID!]!
        normalization
         addPost(title: $title): type AddPostPayload
          postEdge: type PostEdge @prependEdge(connections: $connections)
           cursor: String
           node: type Post
            id: ID!
            title: String
            likes: Int!
        reader
         addPost(title: $title)
          postEdge
           cursor
           node
            ...PostRow_post
        """#)

    package var title: String
    package var connections: [Relay.ID]

    package init(title: String, connections: [Relay.ID]) {
        self.title = title
        self.connections = connections
    }

    package func write(to variables: inout VariableWriter) {
        variables.write("title", self.title)
        variables.write("connections", self.connections)
    }

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let addPost: AddPost?

        package init(_ reader: inout Reader) {
            self.addPost = reader.optionalObject(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalObject(a.addPost, b.addPost)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.addPost)
        }

        package nonisolated struct AddPost: Selection, Hashable {
            package let postEdge: PostEdge?

            package init(_ reader: inout Reader) {
                self.postEdge = reader.optionalObject(0)
            }

            package static func == (a: Self, b: Self) -> Bool {
                var e = Equality()
                e.optionalObject(a.postEdge, b.postEdge)
                return e.isEqual
            }

            package func hash(into hasher: inout Hasher) {
                hasher.combine(self.postEdge)
            }

            package nonisolated struct PostEdge: Selection, Hashable {
                package let cursor: String?
                package let node: Node?

                package init(_ reader: inout Reader) {
                    self.cursor = reader.optionalString(0)
                    self.node = reader.optionalObject(1)
                }

                package static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.optionalString(a.cursor, b.cursor)
                    e.optionalObject(a.node, b.node)
                    return e.isEqual
                }

                package func hash(into hasher: inout Hasher) {
                    hasher.combine(self.cursor)
                    hasher.combine(self.node)
                }

                package nonisolated struct Node: Selection, Hashable {
                    package let postRow_post: PostRow_post.Ref

                    package init(_ reader: inout Reader) {
                        self.postRow_post = reader.fragment(0)
                    }

                    package static func == (a: Self, b: Self) -> Bool {
                        var e = Equality()
                        e.fragment(a.postRow_post, b.postRow_post)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Hasher) {
                        hasher.combine(self.postRow_post)
                    }
                }
            }
        }
    }
}
