// @generated StoryItem_story.graphql sha256:ecd176a283a7dc8ffc8ecb686327d057fd35bcbc758974c6e2ba04713d3de63e
// Made by relay-generator from GraphQL/Feed.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryItem_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryItem_story on type Story
            text fragment StoryItem_story on Story{id title body createdAt likeCount author{id name avatar{url width height}} comments(first:3){edges{node{id text author{id name}}}}}
            normalization
             id: ID!
             title: String!
             body: String!
             createdAt: Int!
             likeCount: Int!
             author: type User!
              id: ID!
              name: String!
              avatar: type Image!
               url: String!
               width: Int!
               height: Int!
             comments(first: 3): type CommentConnection!
              edges: [type CommentEdge!]!
               node: type Comment!
                id: ID!
                text: String!
                author: type User!
                 id: ID!
                 name: String!
            reader
             id
             title
             body
             createdAt
             likeCount
             author
              id
              name
              avatar
               url
               width
               height
             comments(first: 3)
              edges
               node
                id
                text
                author
                 id
                 name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let title: Swift.String
        let body: Swift.String
        let createdAt: Swift.Int
        let likeCount: Swift.Int
        let author: Author
        let comments: Comments

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.title = reader.string(1)
            self.body = reader.string(2)
            self.createdAt = reader.int(3)
            self.likeCount = reader.int(4)
            self.author = reader.object(5)
            self.comments = reader.object(6)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.title, b.title)
            e.string(a.body, b.body)
            e.int(a.createdAt, b.createdAt)
            e.int(a.likeCount, b.likeCount)
            e.object(a.author, b.author)
            e.object(a.comments, b.comments)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String
            let avatar: Avatar

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.avatar = reader.object(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.object(a.avatar, b.avatar)
                return e.isEqual
            }

            nonisolated struct Avatar: Relay.Selection {
                let url: Swift.String
                let width: Swift.Int
                let height: Swift.Int

                init(_ reader: inout Relay.Reader) {
                    self.url = reader.string(0)
                    self.width = reader.int(1)
                    self.height = reader.int(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.url, b.url)
                    e.int(a.width, b.width)
                    e.int(a.height, b.height)
                    return e.isEqual
                }
            }
        }

        nonisolated struct Comments: Relay.Selection {
            let edges: [Edge]

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.objects(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.objects(a.edges, b.edges)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.Selection {
                let node: Node

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.object(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.object(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let text: Swift.String
                    let author: Author

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.text = reader.string(1)
                        self.author = reader.object(2)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.string(a.text, b.text)
                        e.object(a.author, b.author)
                        return e.isEqual
                    }

                    nonisolated struct Author: Relay.Selection, Swift.Identifiable {
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
        }
    }
}
