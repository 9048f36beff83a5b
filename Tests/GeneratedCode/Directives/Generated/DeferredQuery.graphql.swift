// @generated DeferredQuery.graphql sha256:2d4b1998b2ce3a122015dc5dfb10bae502ac980c4e45f9055ba3b9c9b1f7d85d
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct DeferredQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DeferredQuery
            text query DeferredQuery($id:ID!,$isLater:Boolean!){person(id:$id){id name ...Later_person@defer(label:"DeferredQuery$defer$later",if:$isLater) posts(first:2){edges{node{id comments@stream(label:"DeferredQuery$stream$comments",initialCount:1){text}}}}}}
            spreads Later_person
            variables
             id: ID!
             isLater: Boolean!
            normalization
             person(id: $id): type Person
              id: ID!
              name: String
              posts(first: 2): type PostConnection
               edges: [type PostEdge]
                node: type Post
                 id: ID!
                 comments: [type Comment!]! @stream(label: "DeferredQuery$stream$comments", initialCount: 1)
                  text: String
              ... @defer(label: "DeferredQuery$defer$later", if: $isLater)
               ...Later_person
            reader
             person(id: $id)
              name
              ...Later_person @defer
              posts(first: 2)
               edges
                node
                 comments
                  text
            """#, fragments: [Later_person.artifact])
    }

    package var id: Relay.ID
    package var isLater: Swift.Bool

    package init(id: Relay.ID, isLater: Swift.Bool) {
        self.id = id
        self.isLater = isLater
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("isLater", self.isLater)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let person: Person?

        package init(_ reader: inout Relay.Reader) {
            self.person = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.person, b.person)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.person)
        }

        package nonisolated struct Person: Relay.Selection, Swift.Hashable {
            package let name: Swift.String?
            package let later_person: Later_person.Ref
            package let posts: Posts?

            package init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
                self.later_person = reader.fragment(1)
                self.posts = reader.optionalObject(2)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                e.fragment(a.later_person, b.later_person)
                e.optionalObject(a.posts, b.posts)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.name)
                hasher.combine(self.later_person)
                hasher.combine(self.posts)
            }

            package nonisolated struct Posts: Relay.Selection, Swift.Hashable {
                package let edges: [Edge?]?

                package init(_ reader: inout Relay.Reader) {
                    self.edges = reader.optionalObjectsOrNil(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObjectsOrNil(a.edges, b.edges)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.edges)
                }

                package nonisolated struct Edge: Relay.Selection, Swift.Hashable {
                    package let node: Node?

                    package init(_ reader: inout Relay.Reader) {
                        self.node = reader.optionalObject(0)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalObject(a.node, b.node)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.node)
                    }

                    package nonisolated struct Node: Relay.Selection, Swift.Hashable {
                        package let comments: Relay.GrowingList<Comment>

                        package init(_ reader: inout Relay.Reader) {
                            self.comments = reader.growingList(0)
                        }

                        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.growingList(a.comments, b.comments)
                            return e.isEqual
                        }

                        package func hash(into hasher: inout Swift.Hasher) {
                            hasher.combine(self.comments)
                        }

                        package nonisolated struct Comment: Relay.Selection, Swift.Hashable {
                            package let text: Swift.String?

                            package init(_ reader: inout Relay.Reader) {
                                self.text = reader.optionalString(0)
                            }

                            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                                var e = Relay.Equality()
                                e.optionalString(a.text, b.text)
                                return e.isEqual
                            }

                            package func hash(into hasher: inout Swift.Hasher) {
                                hasher.combine(self.text)
                            }
                        }
                    }
                }
            }
        }
    }
}
