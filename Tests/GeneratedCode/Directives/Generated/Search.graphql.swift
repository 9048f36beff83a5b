// @generated Search.graphql sha256:46584ea02032421cc2aba71b9338a52f9200c530668b9d304957634297570028
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct Search: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Search
            text query Search{search(text:"a"){__typename ...on Node{__isNode:__typename id} ...on Person{name search:best{id name}} ...on Post{title}}}
            normalization
             search(text: "a"): [union SearchItem!]!
              __typename: String!
              ... on interface Node of [Person Post]
               __isNode: String!
               id: ID!
              ... on type Person
               name: String
               search = best: type Person
                id: ID!
                name: String
              ... on type Post
               title: String
            reader
             search(text: "a")
              case Person
               __typename
               id
               name
               search = best
                name
              case Post
               __typename
               id
               title
              default
               __typename
               ... as asNode on interface Node
                id
            """#)
    }

    package init() {
    }

    package func write(to variables: inout Relay.VariableWriter) {
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let search: [Search]

        package init(_ reader: inout Relay.Reader) {
            self.search = reader.objects(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.search, b.search)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.search)
        }

        package nonisolated enum Search: Relay.Selection, Swift.Hashable {
            case person(Person)
            case post(Post)
            case other(Other)

            package init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .person(reader.caseValue(0))
                case 1:
                    self = .post(reader.caseValue(1))
                default:
                    self = .other(reader.caseValue(2))
                }
            }

            package var __typename: Swift.String {
                switch self {
                case .person(let value):
                    return value.__typename
                case .post(let value):
                    return value.__typename
                case .other(let value):
                    return value.__typename
                }
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.person(let a), .person(let b)):
                    e.object(a, b)
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
                case .person(let value):
                    hasher.combine(value)
                case .post(let value):
                    hasher.combine(value)
                case .other(let value):
                    hasher.combine(value)
                }
            }

            package nonisolated struct Person: Relay.Selection, Swift.Identifiable, Swift.Hashable {
                package let __typename: Swift.String
                package let id: Relay.ID
                package let name: Swift.String?
                package let search: Search?

                package init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.id = reader.id(1)
                    self.name = reader.optionalString(2)
                    self.search = reader.optionalObject(3)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.id(a.id, b.id)
                    e.optionalString(a.name, b.name)
                    e.optionalObject(a.search, b.search)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.__typename)
                    hasher.combine(self.id)
                    hasher.combine(self.name)
                    hasher.combine(self.search)
                }

                package nonisolated struct Search: Relay.Selection, Swift.Hashable {
                    package let name: Swift.String?

                    package init(_ reader: inout Relay.Reader) {
                        self.name = reader.optionalString(0)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.name, b.name)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.name)
                    }
                }
            }

            package nonisolated struct Post: Relay.Selection, Swift.Identifiable, Swift.Hashable {
                package let __typename: Swift.String
                package let id: Relay.ID
                package let title: Swift.String?

                package init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.id = reader.id(1)
                    self.title = reader.optionalString(2)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.id(a.id, b.id)
                    e.optionalString(a.title, b.title)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.__typename)
                    hasher.combine(self.id)
                    hasher.combine(self.title)
                }
            }

            /// An object of another type.
            package nonisolated struct Other: Relay.Selection, Swift.Hashable {
                package let __typename: Swift.String
                package let asNode: AsNode?

                package init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.asNode = reader.optionalInline(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.optionalObject(a.asNode, b.asNode)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.__typename)
                    hasher.combine(self.asNode)
                }

                package nonisolated struct AsNode: Relay.Selection, Swift.Identifiable, Swift.Hashable {
                    package let id: Relay.ID

                    package init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.id)
                    }
                }
            }
        }
    }
}
