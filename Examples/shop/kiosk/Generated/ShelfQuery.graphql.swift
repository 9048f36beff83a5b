// @generated ShelfQuery.graphql sha256:22172477c5a1dcab47bfedc619e69bb322a55bf1d9d8487de363237e058b0f26
// Made by relay-generator from kiosk/Shelf.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShelfQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShelfQuery
            text query ShelfQuery{...Shelf_query}
            spreads Shelf_query
            normalization
             ...Shelf_query
            reader
             ...Shelf_query
            """#, fragments: [Shelf_query.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let shelf_query: Shelf_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.shelf_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.shelf_query, b.shelf_query)
            return e.isEqual
        }
    }
}
