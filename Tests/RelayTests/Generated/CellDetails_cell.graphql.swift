// @generated CellDetails_cell.graphql sha256:04ba744cb78e300d9356c4d4923c15410ddf5be9c4f60e5650ffe0ab2317c406
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CellDetails_cell: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CellDetails_cell on type Cell
            text fragment CellDetails_cell on Cell{y}
            normalization
             y: Int!
            reader
             y
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let y: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.y = reader.int(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.y, b.y)
            return e.isEqual
        }
    }
}
