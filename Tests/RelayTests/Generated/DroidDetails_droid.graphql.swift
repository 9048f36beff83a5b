// @generated DroidDetails_droid.graphql sha256:1f7347b5977cac5281a36b07c3d7db994430518d0fb8ddd657c9d74ed3342f31
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum DroidDetails_droid: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment DroidDetails_droid on type Droid
            text fragment DroidDetails_droid on Droid{primaryFunction maker{id name mass}}
            normalization
             primaryFunction: String
             maker: type Human
              id: ID!
              name: String!
              mass: Float
            reader
             primaryFunction
             maker
              name
              mass
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let primaryFunction: Swift.String?
        /// The one who made it, if anyone knows.
        let maker: Maker?

        init(_ reader: inout Relay.Reader) {
            self.primaryFunction = reader.optionalString(0)
            self.maker = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.primaryFunction, b.primaryFunction)
            e.optionalObject(a.maker, b.maker)
            return e.isEqual
        }

        /// A being from a "galaxy far, far away".
        nonisolated struct Maker: Relay.Selection {
            let name: Swift.String
            let mass: Swift.Double?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.mass = reader.optionalDouble(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.optionalDouble(a.mass, b.mass)
                return e.isEqual
            }
        }
    }
}
