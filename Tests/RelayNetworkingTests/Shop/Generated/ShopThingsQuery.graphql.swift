// @generated ShopThingsQuery.graphql sha256:cafac44ab4ec81a8beb67ec6f51eebc5936a4652bafbcae8c27719929f22b181
// Made by relay-generator from GraphQL/Shop.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShopThingsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShopThingsQuery
            text query ShopThingsQuery{things{__typename __id_Int:id id label}}
            normalization
             things: [interface Thing!]! @key(fields: ["id"], as: ["__id_Int"])
              __typename: String!
              __id_Int = id: Int!
              id: Int!
              label: String!
            reader
             things
              __typename
              id
              label
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let things: [Thing]

        init(_ reader: inout Relay.Reader) {
            self.things = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.things, b.things)
            return e.isEqual
        }

        /// What has a number that is unique among its own type alone.
        nonisolated struct Thing: Relay.Selection {
            let __typename: Swift.String
            let id: Swift.Int
            let label: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
                self.id = reader.int(1)
                self.label = reader.string(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                e.int(a.id, b.id)
                e.string(a.label, b.label)
                return e.isEqual
            }
        }
    }
}
