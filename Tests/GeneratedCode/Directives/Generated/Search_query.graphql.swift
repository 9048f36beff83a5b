// @generated Search_query.graphql sha256:e25807073982e6be6951d5b998f87b27a4c34d039873a38cd2dff25deb220a9e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Search_query: Relay.RefetchableFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Search_query on type Query
            template fragment Search_query on Query{search(text:$text){__typename ...on Node{__isNode:__typename id} ...on Person{name}}}
            arguments
             text: String! = "a"
            refetch SearchRefetchQuery
            normalization
             search(text: $text): [union SearchItem!]!
              __typename: String!
              ... on interface Node of [Person Post]
               __isNode: String!
               id: ID!
              ... on type Person
               name: String
            reader
             search(text: $text)
              case Person
               __typename
               name
              default
               __typename
            """#)
    }

    package typealias RefetchQuery = SearchRefetchQuery

    /// Variables to change in a refetch; those that are unset stay.
    package nonisolated struct RefetchVariables: Relay.GraphQLVariables {
        package var text: Relay.Input<Swift.String>

        package init(text: Swift.String? = nil) {
            self.text = .init(text)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        package init(text: Relay.Input<Swift.String> = .unset) {
            self.text = text
        }

        package func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("text", self.text)
        }
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
            case other(Other)

            package init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .person(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            package var __typename: Swift.String {
                switch self {
                case .person(let value):
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
                case .other(let value):
                    hasher.combine(value)
                }
            }

            package nonisolated struct Person: Relay.Selection, Swift.Hashable {
                package let __typename: Swift.String
                package let name: Swift.String?

                package init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.name = reader.optionalString(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.optionalString(a.name, b.name)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.__typename)
                    hasher.combine(self.name)
                }
            }

            /// An object of another type.
            package nonisolated struct Other: Relay.Selection, Swift.Hashable {
                package let __typename: Swift.String

                package init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.__typename)
                }
            }
        }
    }
}
