// @generated ProductLaterQuery.graphql sha256:a1e1eaa3ab74e6d80c43948732589f095ace5efb215822c71737b86175400e69
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ProductLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProductLaterQuery
            text query ProductLaterQuery($id:ID!){product(id:$id){id name ...ProductStock_product@defer(label:"ProductLaterQuery$defer$stock")}}
            spreads ProductStock_product
            variables
             id: ID!
            normalization
             product(id: $id): type Product @age(type: 60)
              id: ID!
              name: String
              ... @defer(label: "ProductLaterQuery$defer$stock")
               ...ProductStock_product
            reader
             product(id: $id)
              name
              ...ProductStock_product @defer
            """#, fragments: [ProductStock_product.artifact])
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
            let productStock_product: ProductStock_product.Ref

            init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
                self.productStock_product = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                e.fragment(a.productStock_product, b.productStock_product)
                return e.isEqual
            }
        }
    }
}
