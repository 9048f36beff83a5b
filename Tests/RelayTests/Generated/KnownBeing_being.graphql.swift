// @generated KnownBeing_being.graphql sha256:00d03db8f8ffe79797efb25c9af63a589adb798a737f5b73011c542aa07e4795
// Made by relay-generator from GraphQL/KnownTypes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum KnownBeing_being: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment KnownBeing_being on interface Being of [Human Ghost]
            text fragment KnownBeing_being on Being{__isBeing:__typename born}
            normalization
             born: scalar DateTime
            reader
             born
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// When it came into the world.
        let born: Timestamp?

        init(_ reader: inout Relay.Reader) {
            self.born = reader.optionalValue(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalValue(a.born, b.born)
            return e.isEqual
        }
    }
}
