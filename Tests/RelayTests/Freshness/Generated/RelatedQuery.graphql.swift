// @generated RelatedQuery.graphql sha256:5e59df4aedbab7540a5c66dcce2322296912b82cc47b04b70ba915bf3853d9ac
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RelatedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query RelatedQuery
            text query RelatedQuery($id:ID!){product(id:$id){id ...ProductStock_product related{id name}}}
            spreads ProductStock_product
            variables
             id: ID!
            normalization
             product(id: $id): type Product @age(type: 60)
              id: ID!
              ...ProductStock_product
              related: [type Product!]! @age(inherits: true)
               id: ID!
               name: String
            reader
             product(id: $id)
              ...ProductStock_product
              related
               name
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
            let productStock_product: ProductStock_product.Ref
            let related: [Related]

            init(_ reader: inout Relay.Reader) {
                self.productStock_product = reader.fragment(0)
                self.related = reader.objects(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.productStock_product, b.productStock_product)
                e.objects(a.related, b.related)
                return e.isEqual
            }

            nonisolated struct Related: Relay.Selection {
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
