// @generated SummaryState_story.graphql sha256:eb236eadff80bb004672bd39bdbde29502d868b42d3488812fc66b247b98388c
// Made by relay-generator from GraphQL/Local.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum SummaryState_story: Relay.UpdatableFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment SummaryState_story on type Story
            reader
             isExpanded @client
            """#)
    }

    nonisolated struct Data: Relay.UpdatableSelection {
        let record: Relay.UpdatableRecord

        init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        /// Whether the user has opened the story.
        var isExpanded: Swift.Bool? {
            get {
                return self.record.value(0)
            }
            nonmutating set {
                self.record.setValue(0, newValue)
            }
        }
    }
}
