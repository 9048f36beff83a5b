// @generated DraftsQuery.graphql sha256:282b5a9ae0ea98cbb01554890731b8ac4fd27ee6cc7a46b830115281b3aa77ef
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct DraftsQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DraftsQuery
            text query DraftsQuery($id:ID!){node(id:$id){__typename id ...on Post{title}} viewer{__typename}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Post
               title: String
               isOpen: Boolean @client
               draft: type Draft @client
                text: String @client
                post: type Post @client
                 id: ID!
                 title: String
             viewer: type Viewer
              mood: enum Mood @client
            reader
             node(id: $id)
              case Post
               __typename
               title
               isOpen @client
               draft @client
                text @client
                post @client
                 title
               ...Editor_post
              default
             viewer
              mood @client
            """#)
    }

    package var id: Relay.ID

    package init(id: Relay.ID) {
        self.id = id
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let node: Node?
        package let viewer: Viewer?

        package init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
            self.viewer = reader.optionalObject(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            e.optionalObject(a.viewer, b.viewer)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.node)
            hasher.combine(self.viewer)
        }

        package nonisolated enum Node: Relay.Selection, Swift.Hashable {
            case post(Post)
            case other(Other)

            package init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .post(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.post(let a), .post(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                switch self {
                case .post(let value):
                    hasher.combine(value)
                case .other(let value):
                    hasher.combine(value)
                }
            }

            package nonisolated struct Post: Relay.Selection, Swift.Hashable {
                package let __typename: Swift.String
                package let title: Swift.String?
                /// Whether the user opened it.
                package let isOpen: Swift.Bool?
                package let draft: Draft?
                package let editor_post: Editor_post.Ref

                package init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.title = reader.optionalString(1)
                    self.isOpen = reader.optionalBool(2)
                    self.draft = reader.optionalObject(3)
                    self.editor_post = reader.fragment(4)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.optionalString(a.title, b.title)
                    e.optionalBool(a.isOpen, b.isOpen)
                    e.optionalObject(a.draft, b.draft)
                    e.fragment(a.editor_post, b.editor_post)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.__typename)
                    hasher.combine(self.title)
                    hasher.combine(self.isOpen)
                    hasher.combine(self.draft)
                    hasher.combine(self.editor_post)
                }

                package nonisolated struct Draft: Relay.Selection, Swift.Hashable {
                    package let text: Swift.String?
                    package let post: Post?

                    package init(_ reader: inout Relay.Reader) {
                        self.text = reader.optionalString(0)
                        self.post = reader.optionalObject(1)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.text, b.text)
                        e.optionalObject(a.post, b.post)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.text)
                        hasher.combine(self.post)
                    }

                    package nonisolated struct Post: Relay.Selection, Swift.Hashable {
                        package let title: Swift.String?

                        package init(_ reader: inout Relay.Reader) {
                            self.title = reader.optionalString(0)
                        }

                        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.optionalString(a.title, b.title)
                            return e.isEqual
                        }

                        package func hash(into hasher: inout Swift.Hasher) {
                            hasher.combine(self.title)
                        }
                    }
                }
            }

            /// An object of another type.
            package nonisolated struct Other: Relay.Selection, Swift.Hashable {
                package init(_ reader: inout Relay.Reader) {
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    return true
                }

                package func hash(into hasher: inout Swift.Hasher) {
                }
            }
        }

        package nonisolated struct Viewer: Relay.Selection, Swift.Hashable {
            /// The mood that the app keeps.
            package let mood: Mood?

            package init(_ reader: inout Relay.Reader) {
                self.mood = reader.optionalValue(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalValue(a.mood, b.mood)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.mood)
            }
        }
    }
}
