// @generated KioskQuery.graphql sha256:13421c629d20f519f4e5526a1768fae5d135317685c2f29963722260f998f74f
// Made by relay-generator from kiosk/Offer.swift. Do not edit.
@_spi(Generated) import Relay
import DesignSystem

nonisolated struct KioskQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query KioskQuery
            text query KioskQuery($id:ID!){product(id:$id){id ...ProductRow_product}}
            spreads ProductRow_product
            variables
             id: ID!
            normalization
             product(id: $id): type Product @lookup(arguments: ["id"], scope: "", types: ["Product"])
              id: ID!
              ...ProductRow_product
            reader
             product(id: $id)
              ...ProductRow_product
            """#, fragments: [ProductRow_product.artifact])
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
            let productRow_product: ProductRow_product.Ref

            init(_ reader: inout Relay.Reader) {
                self.productRow_product = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.productRow_product, b.productRow_product)
                return e.isEqual
            }
        }
    }
}
