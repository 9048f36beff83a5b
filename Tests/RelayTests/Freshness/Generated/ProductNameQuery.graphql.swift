// @generated ProductNameQuery.graphql sha256:889511065674c9470cb59e03c9d4ba46183d15c46dbf1fd5363ce5c65e3f9b67
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ProductNameQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProductNameQuery
            text query ProductNameQuery($id:ID!){product(id:$id){id name}}
            variables
             id: ID!
            normalization
             product(id: $id): type Product @maxAge(seconds: 60)
              id: ID! @maxAge(seconds: 60)
              name: String @maxAge(seconds: 60)
            reader
             product(id: $id)
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
