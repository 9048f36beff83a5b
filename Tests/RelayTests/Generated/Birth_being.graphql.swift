// @generated Birth_being.graphql sha256:17edcc270724c68a7b98f51eae392a2fb566b9313b9f5ab3b33b0b60ab404f6e
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Birth_being: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Birth_being on interface Being of [Human Ghost]
            text fragment Birth_being on Being{__isBeing:__typename born home{name}}
            normalization
             born: scalar DateTime
             home: type Planet
              name: String!
            reader
             born
             home
              name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// When it came into the world.
        let born: Timestamp?
        let home: Home?

        init(_ reader: inout Relay.Reader) {
            self.born = reader.optionalValue(0)
            self.home = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalValue(a.born, b.born)
            e.optionalObject(a.home, b.home)
            return e.isEqual
        }

        nonisolated struct Home: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
