// @generated DraftUpdate.graphql sha256:9a792a5b7bca1e96851875f31843362d1ffb69e01608fda4a5d61474211b696b
// Made by relay-generator from GraphQL/Local.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DraftUpdate: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DraftUpdate
            reader
             draft @client
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

        var draft: Draft? {
            return self.record.object(0)
        }

        nonisolated struct Draft: Relay.UpdatableSelection {
            let record: Relay.UpdatableRecord

            init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            var text: Swift.String? {
                get {
                    return self.record.value(0)
                }
                nonmutating set {
                    self.record.setValue(0, newValue)
                }
            }
        }
    }
}
