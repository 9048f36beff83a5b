// @generated PointsUpdate.graphql sha256:dcfc323ea5cc1e3cc58aee103f3c84b9368dfcef565b44bcfc6b1c3c846de397
// Made by relay-generator from GraphQL/Changes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PointsUpdate: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PointsUpdate
            variables
             id: ID!
            reader
             node(id: $id) @lookup(arguments: ["id"], scope: "")
              ... as asStarship on type Starship
               __typename
               coordinates
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.UpdatableSelection {
        let record: Relay.UpdatableRecord

        init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        var node: Node? {
            return self.record.object(0)
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated struct Node: Relay.UpdatableSelection {
            let record: Relay.UpdatableRecord

            init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            var asStarship: AsStarship? {
                return self.record.inline(0)
            }

            nonisolated struct AsStarship: Relay.UpdatableSelection {
                let record: Relay.UpdatableRecord

                init(_ record: Relay.UpdatableRecord) {
                    self.record = record
                }

                var __typename: Swift.String? {
                    return self.record.value(0)
                }

                /// Points in space, as rows of coordinates.
                var coordinates: [[Swift.Double]]? {
                    get {
                        return self.record.value(1)
                    }
                    nonmutating set {
                        self.record.setValue(1, newValue)
                    }
                }
            }
        }
    }
}
