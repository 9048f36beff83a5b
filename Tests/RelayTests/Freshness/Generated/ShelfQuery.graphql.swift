// @generated ShelfQuery.graphql sha256:50f9d5620d7c3db3d78618df5761cc34b37cebd8e1a46a7fe07d40caeeffcc05
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShelfQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShelfQuery
            text query ShelfQuery{shelf{label product{id name}}}
            normalization
             shelf: type Shelf
              label: String
              product: type Product
               id: ID!
               name: String
            reader
             shelf
              label
              product
               name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let shelf: Shelf?

        init(_ reader: inout Relay.Reader) {
            self.shelf = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.shelf, b.shelf)
            return e.isEqual
        }

        nonisolated struct Shelf: Relay.Selection {
            let label: Swift.String?
            let product: Product?

            init(_ reader: inout Relay.Reader) {
                self.label = reader.optionalString(0)
                self.product = reader.optionalObject(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.label, b.label)
                e.optionalObject(a.product, b.product)
                return e.isEqual
            }

            nonisolated struct Product: Relay.Selection {
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
