// @generated ShopUserQuery.graphql sha256:154bba24d2e9928ba9b737642c92220702473dc3a6781a2b25cf583baef0a811
// Made by relay-generator from GraphQL/Shop.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShopUserQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShopUserQuery
            text query ShopUserQuery($id:Int!){user(id:$id){id label}}
            variables
             id: Int!
            normalization
             user(id: $id): type User @key(fields: ["id"]) @lookup(arguments: ["id"], scope: "User", types: ["User"])
              id: Int!
              label: String!
            reader
             user(id: $id)
              id
              label
            """#)
    }

    var id: Swift.Int

    init(id: Swift.Int) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let user: User?

        init(_ reader: inout Relay.Reader) {
            self.user = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.user, b.user)
            return e.isEqual
        }

        nonisolated struct User: Relay.Selection {
            let id: Swift.Int
            let label: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.int(0)
                self.label = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.int(a.id, b.id)
                e.string(a.label, b.label)
                return e.isEqual
            }
        }
    }
}
