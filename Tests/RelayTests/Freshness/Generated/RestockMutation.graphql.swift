// @generated RestockMutation.graphql sha256:09d7b20fe872930f319e59a8c05836d4d3b7925aac15496f7d7db6bdb7d76dcc
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RestockMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation RestockMutation
            text mutation RestockMutation($id:ID!,$stock:Int!){restock(id:$id,stock:$stock){id stock}}
            variables
             id: ID!
             stock: Int!
            normalization
             restock(id: $id, stock: $stock): type Product @maxAge(seconds: 60)
              id: ID! @maxAge(seconds: 60)
              stock: Int @maxAge(seconds: 5)
            reader
             restock(id: $id, stock: $stock)
              stock
            """#)
    }

    var id: Relay.ID
    var stock: Swift.Int

    init(id: Relay.ID, stock: Swift.Int) {
        self.id = id
        self.stock = stock
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("stock", self.stock)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let restock: Restock?

        init(_ reader: inout Relay.Reader) {
            self.restock = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.restock, b.restock)
            return e.isEqual
        }

        nonisolated struct Restock: Relay.Selection {
            let stock: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.stock = reader.optionalInt(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.stock, b.stock)
                return e.isEqual
            }
        }
    }
}
