// @generated RendererQuery.graphql sha256:4ed3b61ab8c9d8a03f4d6a88e49b445662ae6fd8d3ffeee5e931f3ef38f1d826
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RendererQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query RendererQuery
            text query RendererQuery{me{id nameRenderer{__typename ...on PlainName{plaintext} ...on MarkdownName{markdown data{text}}}}}
            normalization
             me: type Person
              id: ID!
              nameRenderer: union NameRenderer
               __typename: String!
               ... on type PlainName
                plaintext: String
               ... on type MarkdownName
                markdown: String
                data: type Text
                 text: String
            reader
             me
              id
              nameRenderer
               case PlainName
                __typename
                plaintext
               case MarkdownName
                __typename
                markdown
                data
                 text
               default
                __typename
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let me: Me?

        init(_ reader: inout Relay.Reader) {
            self.me = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let nameRenderer: NameRenderer?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.nameRenderer = reader.optionalObject(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalObject(a.nameRenderer, b.nameRenderer)
                return e.isEqual
            }

            nonisolated enum NameRenderer: Relay.Selection {
                case plainName(PlainName)
                case markdownName(MarkdownName)
                case other(Other)

                init(_ reader: inout Relay.Reader) {
                    switch reader.switchCase() {
                    case 0:
                        self = .plainName(reader.caseValue(0))
                    case 1:
                        self = .markdownName(reader.caseValue(1))
                    default:
                        self = .other(reader.caseValue(2))
                    }
                }

                var __typename: Swift.String {
                    switch self {
                    case .plainName(let value):
                        return value.__typename
                    case .markdownName(let value):
                        return value.__typename
                    case .other(let value):
                        return value.__typename
                    }
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    switch (a, b) {
                    case (.plainName(let a), .plainName(let b)):
                        e.object(a, b)
                    case (.markdownName(let a), .markdownName(let b)):
                        e.object(a, b)
                    case (.other(let a), .other(let b)):
                        e.object(a, b)
                    default:
                        return false
                    }
                    return e.isEqual
                }

                nonisolated struct PlainName: Relay.Selection {
                    let __typename: Swift.String
                    let plaintext: Swift.String?

                    init(_ reader: inout Relay.Reader) {
                        self.__typename = reader.string(0)
                        self.plaintext = reader.optionalString(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.__typename, b.__typename)
                        e.optionalString(a.plaintext, b.plaintext)
                        return e.isEqual
                    }
                }

                nonisolated struct MarkdownName: Relay.Selection {
                    let __typename: Swift.String
                    let markdown: Swift.String?
                    let data: Data_?

                    init(_ reader: inout Relay.Reader) {
                        self.__typename = reader.string(0)
                        self.markdown = reader.optionalString(1)
                        self.data = reader.optionalObject(2)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.__typename, b.__typename)
                        e.optionalString(a.markdown, b.markdown)
                        e.optionalObject(a.data, b.data)
                        return e.isEqual
                    }

                    nonisolated struct Data_: Relay.Selection {
                        let text: Swift.String?

                        init(_ reader: inout Relay.Reader) {
                            self.text = reader.optionalString(0)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.optionalString(a.text, b.text)
                            return e.isEqual
                        }
                    }
                }

                /// An object of another type.
                nonisolated struct Other: Relay.Selection {
                    let __typename: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.__typename = reader.string(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.__typename, b.__typename)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
