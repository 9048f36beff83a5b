// @generated ShopListsQuery.graphql sha256:814a45f36efd35a6e63caf03eb6a02d4852057c8b3ddfcfc2e0abc9591071229
// Made by relay-generator from GraphQL/Shop.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShopListsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShopListsQuery
            text query ShopListsQuery{users{id label posts{id label} favorite{__typename __id_Int:id id label}} posts{id label author{id label} comments{number post{id} label}} books{isbn region label price{id label amount} author{id label}}}
            normalization
             users: [type User!]! @key(fields: ["id"])
              id: Int!
              label: String!
              posts: [type Post!]! @key(fields: ["id"])
               id: Int!
               label: String!
              favorite: interface Thing @key(fields: ["id"], as: ["__id_Int"])
               __typename: String!
               __id_Int = id: Int!
               id: Int!
               label: String!
             posts: [type Post!]! @key(fields: ["id"])
              id: Int!
              label: String!
              author: type User! @key(fields: ["id"])
               id: Int!
               label: String!
              comments: [type Comment!]! @key(fields: ["number", "post.id"])
               number: Int!
               post: type Post! @key(fields: ["id"])
                id: Int!
               label: String!
             books: [type Book!]! @key(fields: ["isbn", "region"])
              isbn: String!
              region: Int!
              label: String!
              price: type Price!
               id: Int!
               label: String!
               amount: Int!
              author: type User! @key(fields: ["id"])
               id: Int!
               label: String!
            reader
             users
              id
              label
              posts
               id
               label
              favorite
               __typename
               id
               label
             posts
              id
              label
              author
               label
              comments
               number
               label
             books
              isbn
              region
              label
              price
               id
               label
               amount
              author
               id
               label
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let users: [User]
        let posts: [Post]
        let books: [Book]

        init(_ reader: inout Relay.Reader) {
            self.users = reader.objects(0)
            self.posts = reader.objects(1)
            self.books = reader.objects(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.users, b.users)
            e.objects(a.posts, b.posts)
            e.objects(a.books, b.books)
            return e.isEqual
        }

        nonisolated struct User: Relay.Selection {
            let id: Swift.Int
            let label: Swift.String
            let posts: [Post]
            let favorite: Favorite?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.int(0)
                self.label = reader.string(1)
                self.posts = reader.objects(2)
                self.favorite = reader.optionalObject(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.int(a.id, b.id)
                e.string(a.label, b.label)
                e.objects(a.posts, b.posts)
                e.optionalObject(a.favorite, b.favorite)
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

            /// What has a number that is unique among its own type alone.
            nonisolated struct Favorite: Relay.Selection {
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
        }

        nonisolated struct Post: Relay.Selection {
            let id: Swift.Int
            let label: Swift.String
            let author: Author
            let comments: [Comment]

            init(_ reader: inout Relay.Reader) {
                self.id = reader.int(0)
                self.label = reader.string(1)
                self.author = reader.object(2)
                self.comments = reader.objects(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.int(a.id, b.id)
                e.string(a.label, b.label)
                e.object(a.author, b.author)
                e.objects(a.comments, b.comments)
                return e.isEqual
            }

            nonisolated struct Author: Relay.Selection {
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

            /// Numbered within its post.
            nonisolated struct Comment: Relay.Selection {
                let number: Swift.Int
                let label: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.number = reader.int(0)
                    self.label = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.int(a.number, b.number)
                    e.string(a.label, b.label)
                    return e.isEqual
                }
            }
        }

        /// The same ISBN is another book in another region.
        nonisolated struct Book: Relay.Selection {
            let isbn: Swift.String
            let region: Swift.Int
            let label: Swift.String
            let price: Price
            let author: Author

            init(_ reader: inout Relay.Reader) {
                self.isbn = reader.string(0)
                self.region = reader.int(1)
                self.label = reader.string(2)
                self.price = reader.object(3)
                self.author = reader.object(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.isbn, b.isbn)
                e.int(a.region, b.region)
                e.string(a.label, b.label)
                e.object(a.price, b.price)
                e.object(a.author, b.author)
                return e.isEqual
            }

            /// Belongs to what it is the price of: its id says nothing.
            nonisolated struct Price: Relay.Selection {
                let id: Swift.Int
                let label: Swift.String
                let amount: Swift.Int

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.int(0)
                    self.label = reader.string(1)
                    self.amount = reader.int(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.int(a.id, b.id)
                    e.string(a.label, b.label)
                    e.int(a.amount, b.amount)
                    return e.isEqual
                }
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
    }
}
