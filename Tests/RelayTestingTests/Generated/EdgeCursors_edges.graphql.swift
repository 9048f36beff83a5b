// @generated EdgeCursors_edges.graphql sha256:83cf3ff30198d28eabd36275cfa80dee82b63e906edfebf87e61e5b3056a6126
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum EdgeCursors_edges: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment EdgeCursors_edges on interface Edges of [PersonConnection]
            text fragment EdgeCursors_edges on Edges{__isEdges:__typename edges{__typename cursor}}
            normalization
             edges: [interface Edge]
              __typename: String!
              cursor: String
            reader
             edges
              cursor
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let edges: [Edge?]?

        init(_ reader: inout Relay.Reader) {
            self.edges = reader.optionalObjectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjectsOrNil(a.edges, b.edges)
            return e.isEqual
        }

        nonisolated struct Edge: Relay.Selection {
            let cursor: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.cursor = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.cursor, b.cursor)
                return e.isEqual
            }
        }
    }
}
