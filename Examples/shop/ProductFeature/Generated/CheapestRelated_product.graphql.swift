// @generated CheapestRelated_product.graphql sha256:377cfb9d835db313d2c3c876e533c0b2e32a655feeebc887f3acebadfa9800e6
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum CheapestRelated_product: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CheapestRelated_product on type Product
            text fragment CheapestRelated_product on Product{related{id price{amount}}}
            normalization
             related: [type Product!]!
              id: ID!
              price: type Money!
               amount: Int!
            reader
             related
              id
              price
               amount
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let related: [Related]

        package init(_ reader: inout Relay.Reader) {
            self.related = reader.objects(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.related, b.related)
            return e.isEqual
        }

        nonisolated struct Related: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let price: Price

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.price = reader.object(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.object(a.price, b.price)
                return e.isEqual
            }

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
        }
    }
}
