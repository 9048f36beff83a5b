// @generated CatalogQuery.graphql sha256:eb9214d8b19f9b6c53ba7cf43c5e21eb776b51ae38706728a8cbe5c9a46895b6
// Made by relay-generator from CatalogFeature/Catalog.swift. Do not edit.
@_spi(Generated) package import Relay
package import DesignSystem

package nonisolated struct CatalogQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CatalogQuery
            text query CatalogQuery($first:Int){catalog(first:$first){id ...ProductRow_product}}
            spreads ProductRow_product
            variables
             first: Int
            normalization
             catalog(first: $first): [type Product!]!
              id: ID!
              ...ProductRow_product
            reader
             catalog(first: $first)
              id
              ...ProductRow_product
            """#, fragments: [ProductRow_product.artifact])
    }

    package var first: Relay.Input<Swift.Int>

    package init(first: Swift.Int? = nil) {
        self.first = .init(first)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(first: Relay.Input<Swift.Int> = .unset) {
        self.first = first
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("first", self.first)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        package let catalog: [Catalog]

        package init(_ reader: inout Relay.Reader) {
            self.catalog = reader.objects(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.catalog, b.catalog)
            return e.isEqual
        }

        package nonisolated struct Catalog: Relay.Selection, Swift.Identifiable {
            package let id: Relay.ID
            package let productRow_product: ProductRow_product.Ref

            package init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.productRow_product = reader.fragment(1)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.productRow_product, b.productRow_product)
                return e.isEqual
            }
        }
    }
}
