// @generated KnownRoot_query.graphql sha256:16399fc0f889f816acab008473e2b96c3c87bbcf7945685352c2140b4e68edbd
// Made by relay-generator from GraphQL/KnownTypes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum KnownRoot_query: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment KnownRoot_query on type Query
            text fragment KnownRoot_query on Query{viewer{id name}}
            normalization
             viewer: type User
              id: ID!
              name: String!
            reader
             ... as own
              viewer
               name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let own: Own?

        init(_ reader: inout Relay.Reader) {
            self.own = reader.optionalInline(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.own, b.own)
            return e.isEqual
        }

        nonisolated struct Own: Relay.Selection {
            let viewer: Viewer?

            init(_ reader: inout Relay.Reader) {
                self.viewer = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.viewer, b.viewer)
                return e.isEqual
            }

            nonisolated struct Viewer: Relay.Selection {
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
}
