// @generated ShopSearchQuery.graphql sha256:3cca79d9516e439d835cfc2efa50fe6e2f1bb2a5ede7aaef3135c976e0971166
// Made by relay-generator from GraphQL/Shop.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShopSearchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShopSearchQuery
            text query ShopSearchQuery{search{__typename ...on User{__id_Int:id id label} ...on Post{__id_Int:id label author{id label}} ...on Book{isbn region label price{label}} ...on Tag{__id_ID:id label} ...on Comment{number post{id label} label} ...on Price{label}}}
            normalization
             search: [union SearchResult!]! @key(type: "User", fields: ["id"], as: ["__id_Int"]) @key(type: "Post", fields: ["id"], as: ["__id_Int"]) @key(type: "Book", fields: ["isbn", "region"]) @key(type: "Tag", fields: ["id"], as: ["__id_ID"]) @key(type: "Comment", fields: ["number", "post.id"])
              __typename: String!
              ... on type User
               __id_Int = id: Int!
               id: Int!
               label: String!
              ... on type Post
               __id_Int = id: Int!
               label: String!
               author: type User! @key(fields: ["id"])
                id: Int!
                label: String!
              ... on type Book
               isbn: String!
               region: Int!
               label: String!
               price: type Price!
                label: String!
              ... on type Tag
               __id_ID = id: ID!
               label: String!
              ... on type Comment
               number: Int!
               post: type Post! @key(fields: ["id"])
                id: Int!
                label: String!
               label: String!
              ... on type Price
               label: String!
            reader
             search
              case User
               __typename
               id
               label
              case Post
               __typename
               label
               author
                id
                label
              case Book
               __typename
               label
               region
               price
                label
              case Tag
               __typename
               label
              case Comment
               __typename
               label
               number
               post
                id
                label
              case Price
               __typename
               label
              default
               __typename
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let search: [Search]

        init(_ reader: inout Relay.Reader) {
            self.search = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.search, b.search)
            return e.isEqual
        }

        nonisolated enum Search: Relay.Selection {
            case user(User)
            case post(Post)
            case book(Book)
            case tag(Tag)
            case comment(Comment)
            case price(Price)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .user(reader.caseValue(0))
                case 1:
                    self = .post(reader.caseValue(1))
                case 2:
                    self = .book(reader.caseValue(2))
                case 3:
                    self = .tag(reader.caseValue(3))
                case 4:
                    self = .comment(reader.caseValue(4))
                case 5:
                    self = .price(reader.caseValue(5))
                default:
                    self = .other(reader.caseValue(6))
                }
            }

            var __typename: Swift.String {
                switch self {
                case .user(let value):
                    return value.__typename
                case .post(let value):
                    return value.__typename
                case .book(let value):
                    return value.__typename
                case .tag(let value):
                    return value.__typename
                case .comment(let value):
                    return value.__typename
                case .price(let value):
                    return value.__typename
                case .other(let value):
                    return value.__typename
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.user(let a), .user(let b)):
                    e.object(a, b)
                case (.post(let a), .post(let b)):
                    e.object(a, b)
                case (.book(let a), .book(let b)):
                    e.object(a, b)
                case (.tag(let a), .tag(let b)):
                    e.object(a, b)
                case (.comment(let a), .comment(let b)):
                    e.object(a, b)
                case (.price(let a), .price(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct User: Relay.Selection {
                let __typename: Swift.String
                let id: Swift.Int
                let label: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.id = reader.int(1)
                    self.label = reader.string(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.int(a.id, b.id)
                    e.string(a.label, b.label)
                    return e.isEqual
                }
            }

            nonisolated struct Post: Relay.Selection {
                let __typename: Swift.String
                let label: Swift.String
                let author: Author

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.label = reader.string(1)
                    self.author = reader.object(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.string(a.label, b.label)
                    e.object(a.author, b.author)
                    return e.isEqual
                }

                nonisolated struct Author: Relay.Selection {
                    let id: Swift.Int
                    let label: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.int(0)
                        self.label = reader.string(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.int(a.id, b.id)
                        e.string(a.label, b.label)
                        return e.isEqual
                    }
                }
            }

            /// The same ISBN is another book in another region.
            nonisolated struct Book: Relay.Selection {
                let __typename: Swift.String
                let label: Swift.String
                let region: Swift.Int
                let price: Price

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.label = reader.string(1)
                    self.region = reader.int(2)
                    self.price = reader.object(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.string(a.label, b.label)
                    e.int(a.region, b.region)
                    e.object(a.price, b.price)
                    return e.isEqual
                }

                /// Belongs to what it is the price of: its id says nothing.
                nonisolated struct Price: Relay.Selection {
                    let label: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.label = reader.string(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.label, b.label)
                        return e.isEqual
                    }
                }
            }

            /// Its id is an `ID`, unlike those of the others that a search finds.
            nonisolated struct Tag: Relay.Selection {
                let __typename: Swift.String
                let label: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.label = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.string(a.label, b.label)
                    return e.isEqual
                }
            }

            /// Numbered within its post.
            nonisolated struct Comment: Relay.Selection {
                let __typename: Swift.String
                let label: Swift.String
                let number: Swift.Int
                let post: Post

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.label = reader.string(1)
                    self.number = reader.int(2)
                    self.post = reader.object(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.string(a.label, b.label)
                    e.int(a.number, b.number)
                    e.object(a.post, b.post)
                    return e.isEqual
                }

                nonisolated struct Post: Relay.Selection {
                    let id: Swift.Int
                    let label: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.int(0)
                        self.label = reader.string(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.int(a.id, b.id)
                        e.string(a.label, b.label)
                        return e.isEqual
                    }
                }
            }

            /// Belongs to what it is the price of: its id says nothing.
            nonisolated struct Price: Relay.Selection {
                let __typename: Swift.String
                let label: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.label = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.string(a.label, b.label)
                    return e.isEqual
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
