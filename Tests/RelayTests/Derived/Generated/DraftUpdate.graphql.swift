// @generated DraftUpdate.graphql sha256:e05b15543e0e182f28d6fabd8f70d985473bdb759e1038827cd38cbfad3ce881
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DraftUpdate: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DraftUpdate
            reader
             pinned @client
              id @client
              text @client
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.UpdatableSelection {
        let record: Relay.UpdatableRecord

        init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        var pinned: [Pinned?]? {
            return self.record.objects(0)
        }

        /// A text that only the app has, by its id.
        nonisolated struct Pinned: Relay.UpdatableSelection {
            let record: Relay.UpdatableRecord

            init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            var id: Relay.ID? {
                return self.record.value(0)
            }

            var text: Swift.String? {
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
