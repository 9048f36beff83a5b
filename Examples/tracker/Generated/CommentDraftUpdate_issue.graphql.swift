// @generated CommentDraftUpdate_issue.graphql sha256:97116fa6296f31c8804171eda0b1212a0cb8a2c27d7f5230adda3e514af4286c
// Made by relay-generator from Screens/CommentDraft.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CommentDraftUpdate_issue: Relay.UpdatableFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CommentDraftUpdate_issue on type Issue
            reader
             draft @client
              text @client
              ...DraftLink_draft
            """#, fragments: [DraftLink_draft.artifact])
    }

    nonisolated struct Data: Relay.UpdatableSelection {
        let record: Relay.UpdatableRecord

        init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        var draft: Draft? {
            return self.record.object(0)
        }

        func setDraft(_ value: DraftLink_draft.Ref?) {
            self.record.setObject(0, value)
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
