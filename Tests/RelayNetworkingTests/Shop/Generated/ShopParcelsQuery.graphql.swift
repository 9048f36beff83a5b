// @generated ShopParcelsQuery.graphql sha256:87e9134788774d70da71470c37404988d10e27b5eacff7e27dc3350b250adbf1
// Made by relay-generator from GraphQL/Shop.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShopParcelsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShopParcelsQuery
            text query ShopParcelsQuery{parcels{code label}}
            normalization
             parcels: [type Parcel!]! @key(fields: ["code"], by: "ParcelKey")
              code: String!
              label: String!
            reader
             parcels
              label
            """#, keys: [("ParcelKey", ParcelKey.self)])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let parcels: [Parcel]

        init(_ reader: inout Relay.Reader) {
            self.parcels = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.parcels, b.parcels)
            return e.isEqual
        }

        /// Its code is written in capitals or not: `P-1` and `p-1` are one parcel.
        nonisolated struct Parcel: Relay.Selection {
            let label: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.label = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.label, b.label)
                return e.isEqual
            }
        }
    }
}
