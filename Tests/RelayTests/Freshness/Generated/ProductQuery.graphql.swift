// @generated ProductQuery.graphql sha256:bbea92bc493a8ed79b499f101be80c319c92e7f6c260e31b7132b52ea47af02a
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ProductQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProductQuery
            text query ProductQuery($id:ID!){product(id:$id){id name stock dollars:price(currency:"USD") euros:price(currency:"EUR") brand{id name}}}
            variables
             id: ID!
            normalization
             product(id: $id): type Product @maxAge(seconds: 60)
              id: ID! @maxAge(seconds: 60)
              name: String @maxAge(seconds: 60)
              stock: Int @maxAge(seconds: 5)
              dollars = price(currency: "USD"): Float @maxAge(seconds: 60)
              euros = price(currency: "EUR"): Float @maxAge(seconds: 60)
              brand: type Brand @maxAge(seconds: 600)
               id: ID! @maxAge(seconds: 600)
               name: String @maxAge(seconds: 600)
            reader
             product(id: $id)
              name
              stock
              dollars = price(currency: "USD")
              euros = price(currency: "EUR")
              brand
               name
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let product: Product?

        init(_ reader: inout Relay.Reader) {
            self.product = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.product, b.product)
            return e.isEqual
        }

        nonisolated struct Product: Relay.Selection {
            let name: Swift.String?
            let stock: Swift.Int?
            let dollars: Swift.Double?
            let euros: Swift.Double?
            let brand: Brand?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
                self.stock = reader.optionalInt(1)
                self.dollars = reader.optionalDouble(2)
                self.euros = reader.optionalDouble(3)
                self.brand = reader.optionalObject(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                e.optionalInt(a.stock, b.stock)
                e.optionalDouble(a.dollars, b.dollars)
                e.optionalDouble(a.euros, b.euros)
                e.optionalObject(a.brand, b.brand)
                return e.isEqual
            }

            nonisolated struct Brand: Relay.Selection {
                let name: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    return e.isEqual
                }
            }
        }
    }
}
