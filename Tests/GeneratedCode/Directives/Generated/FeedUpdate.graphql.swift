// @generated FeedUpdate.graphql sha256:1b62ce3590589e1d1196c44204510ff70ac8a8924c872a436a822bbde831ca13
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct FeedUpdate: Relay.UpdatableQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FeedUpdate
            variables
             order: enum Order
            reader
             viewer
              feed = __FeedList_feed_connection(order: $order)
               count
            """#)
    }

    package var order: Relay.Input<Order>

    package init(order: Order? = nil) {
        self.order = .init(order)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(order: Relay.Input<Order> = .unset) {
        self.order = order
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("order", self.order)
    }

    package nonisolated struct Data: Relay.UpdatableSelection {
        package let record: Relay.UpdatableRecord

        package init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        package var viewer: Viewer? {
            return self.record.object(0)
        }

        package nonisolated struct Viewer: Relay.UpdatableSelection {
            package let record: Relay.UpdatableRecord

            package init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            package var feed: Feed? {
                return self.record.object(0)
            }

            package nonisolated struct Feed: Relay.UpdatableSelection {
                package let record: Relay.UpdatableRecord

                package init(_ record: Relay.UpdatableRecord) {
                    self.record = record
                }

                package var count: Swift.Int? {
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
}
