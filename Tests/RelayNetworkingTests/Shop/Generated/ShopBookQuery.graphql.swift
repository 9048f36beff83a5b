// @generated ShopBookQuery.graphql sha256:9330e2e455ff6c157ae5a2b028efb43efd6638d90561d989568222fd0935b12a
// Made by relay-generator from GraphQL/Shop.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShopBookQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShopBookQuery
            text query ShopBookQuery($isbn:String!,$region:Int!){book(isbn:$isbn,region:$region){isbn region label price{amount} author{id label}}}
            variables
             isbn: String!
             region: Int!
            normalization
             book(isbn: $isbn, region: $region): type Book @key(fields: ["isbn", "region"]) @lookup(arguments: ["isbn", "region"], scope: "Book")
              isbn: String!
              region: Int!
              label: String!
              price: type Price!
               amount: Int!
              author: type User! @key(fields: ["id"])
               id: Int!
               label: String!
            reader
             book(isbn: $isbn, region: $region)
              label
              price
               amount
              author
               label
            """#)
    }

    var isbn: Swift.String
    var region: Swift.Int

    init(isbn: Swift.String, region: Swift.Int) {
        self.isbn = isbn
        self.region = region
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("isbn", self.isbn)
        variables.write("region", self.region)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let book: Book?

        init(_ reader: inout Relay.Reader) {
            self.book = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.book, b.book)
            return e.isEqual
        }

        /// The same ISBN is another book in another region.
        nonisolated struct Book: Relay.Selection {
            let label: Swift.String
            let price: Price
            let author: Author

            init(_ reader: inout Relay.Reader) {
                self.label = reader.string(0)
                self.price = reader.object(1)
                self.author = reader.object(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.label, b.label)
                e.object(a.price, b.price)
                e.object(a.author, b.author)
                return e.isEqual
            }

            /// Belongs to what it is the price of: its id says nothing.
            nonisolated struct Price: Relay.Selection {
                let amount: Swift.Int

                init(_ reader: inout Relay.Reader) {
                    self.amount = reader.int(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.int(a.amount, b.amount)
                    return e.isEqual
                }
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
        }
    }
}
