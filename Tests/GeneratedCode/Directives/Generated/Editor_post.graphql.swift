// @generated Editor_post.graphql sha256:dee32c2859dda6489d6920289742a1b08ec7431916abece83b2c0a0bb8da9350
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Editor_post: Relay.UpdatableFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Editor_post on type Post
            reader
             title
             draft @client
              text @client
            """#)
    }

    package nonisolated struct Data: Relay.UpdatableSelection {
        package let record: Relay.UpdatableRecord

        package init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        package var title: Swift.String? {
            get {
                return self.record.value(0)
            }
            nonmutating set {
                self.record.setValue(0, newValue)
            }
        }

        package var draft: Draft? {
            return self.record.object(1)
        }

        package nonisolated struct Draft: Relay.UpdatableSelection {
            package let record: Relay.UpdatableRecord

            package init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            package var text: Swift.String? {
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
