// @generated WishesQuery.graphql sha256:1641889bca0e33210c839fcf617e4bb63062b64b6c37afd2ad232c92315b452f
// Made by relay-generator from shop/Main.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct WishesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query WishesQuery
            text query WishesQuery{__typename}
            normalization
             wishes: [type Wish] @client
              id: ID! @client
              reason: String @client
            reader
             wishes @client
              id @client
              reason @client
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let wishes: [Wish?]?

        init(_ reader: inout Relay.Reader) {
            self.wishes = reader.optionalObjectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjectsOrNil(a.wishes, b.wishes)
            return e.isEqual
        }

        nonisolated struct Wish: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let reason: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.reason = reader.optionalString(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.reason, b.reason)
                return e.isEqual
            }
        }
    }
}
