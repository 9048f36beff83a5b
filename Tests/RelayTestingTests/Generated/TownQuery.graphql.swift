// @generated TownQuery.graphql sha256:2c32c092373cc2fa7a4a6e408abe2dadad8d63d5acb7d889d5f0444f7496b667
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TownQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TownQuery
            text query TownQuery{node(id:"my-id"){__typename id ...on Page{name body{text} backgroundImage{width uri} myTown:hometown{id name url comments(first:2){edges{cursor comment:node{id message{text} likeSentence{text}}} pageInfo{startCursor}}}}}}
            normalization
             node(id: "my-id"): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Page
               name: String!
               body: type Text
                text: String
               backgroundImage: type Image
                width: Int
                uri: String
               myTown = hometown: type Page
                id: ID!
                name: String!
                url: String
                comments(first: 2): type CommentConnection
                 edges: [type CommentEdge]
                  cursor: String
                  comment = node: type Comment
                   id: ID!
                   message: type Text
                    text: String
                   likeSentence: type Text
                    text: String
                 pageInfo: type PageInfo!
                  startCursor: String
            reader
             node(id: "my-id")
              case Page
               id
               name
               body
                text
               backgroundImage
                width
                uri
               myTown = hometown
                id
                name
                url
                comments(first: 2)
                 edges
                  cursor
                  comment = node
                   id
                   message
                    text
                   likeSentence
                    text
                 pageInfo
                  startCursor
              default
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        nonisolated enum Node: Relay.Selection {
            case page(Page)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .page(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.page(let a), .page(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Page: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let name: Swift.String
                let body: Body?
                let backgroundImage: BackgroundImage?
                let myTown: MyTown?

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.name = reader.string(1)
                    self.body = reader.optionalObject(2)
                    self.backgroundImage = reader.optionalObject(3)
                    self.myTown = reader.optionalObject(4)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.name, b.name)
                    e.optionalObject(a.body, b.body)
                    e.optionalObject(a.backgroundImage, b.backgroundImage)
                    e.optionalObject(a.myTown, b.myTown)
                    return e.isEqual
                }

                nonisolated struct Body: Relay.Selection {
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

                nonisolated struct BackgroundImage: Relay.Selection {
                    let width: Swift.Int?
                    let uri: Swift.String?

                    init(_ reader: inout Relay.Reader) {
                        self.width = reader.optionalInt(0)
                        self.uri = reader.optionalString(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalInt(a.width, b.width)
                        e.optionalString(a.uri, b.uri)
                        return e.isEqual
                    }
                }

                nonisolated struct MyTown: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let name: Swift.String
                    let url: Swift.String?
                    let comments: Comments?

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.name = reader.string(1)
                        self.url = reader.optionalString(2)
                        self.comments = reader.optionalObject(3)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.string(a.name, b.name)
                        e.optionalString(a.url, b.url)
                        e.optionalObject(a.comments, b.comments)
                        return e.isEqual
                    }

                    nonisolated struct Comments: Relay.Selection {
                        let edges: [Edge?]?
                        let pageInfo: PageInfo

                        init(_ reader: inout Relay.Reader) {
                            self.edges = reader.optionalObjectsOrNil(0)
                            self.pageInfo = reader.object(1)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.optionalObjectsOrNil(a.edges, b.edges)
                            e.object(a.pageInfo, b.pageInfo)
                            return e.isEqual
                        }

                        nonisolated struct Edge: Relay.Selection {
                            let cursor: Swift.String?
                            let comment: Comment?

                            init(_ reader: inout Relay.Reader) {
                                self.cursor = reader.optionalString(0)
                                self.comment = reader.optionalObject(1)
                            }

                            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                                var e = Relay.Equality()
                                e.optionalString(a.cursor, b.cursor)
                                e.optionalObject(a.comment, b.comment)
                                return e.isEqual
                            }

                            nonisolated struct Comment: Relay.Selection, Swift.Identifiable {
                                let id: Relay.ID
                                let message: Message?
                                let likeSentence: LikeSentence?

                                init(_ reader: inout Relay.Reader) {
                                    self.id = reader.id(0)
                                    self.message = reader.optionalObject(1)
                                    self.likeSentence = reader.optionalObject(2)
                                }

                                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                                    var e = Relay.Equality()
                                    e.id(a.id, b.id)
                                    e.optionalObject(a.message, b.message)
                                    e.optionalObject(a.likeSentence, b.likeSentence)
                                    return e.isEqual
                                }

                                nonisolated struct Message: Relay.Selection {
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

                                nonisolated struct LikeSentence: Relay.Selection {
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
                        }

                        nonisolated struct PageInfo: Relay.Selection {
                            let startCursor: Swift.String?

                            init(_ reader: inout Relay.Reader) {
                                self.startCursor = reader.optionalString(0)
                            }

                            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                                var e = Relay.Equality()
                                e.optionalString(a.startCursor, b.startCursor)
                                return e.isEqual
                            }
                        }
                    }
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                init(_ reader: inout Relay.Reader) {
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    return true
                }
            }
        }
    }
}
