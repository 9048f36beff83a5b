// @generated PartsSize_thing.graphql sha256:f996ed0503f640399a86e28587c2f74f0ea8d0a8524903ca46f2183977e5294f
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PartsSize_thing: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PartsSize_thing on type Thing
            text fragment PartsSize_thing on Thing{size}
            normalization
             size: Int!
            reader
             size
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let size: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.size = reader.int(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.size, b.size)
            return e.isEqual
        }
    }
}
