// @generated WishesQuery.graphql sha256:22b028288c62514ec6f80945ecc32d9e2e9871965aa511777a86c99d8234b564
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
            reader
             wishes @client
              id @client
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

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
