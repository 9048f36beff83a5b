// @generated FeedListPageQuery.graphql sha256:03d8c06745cd3436c022104d0004021ba35e45ed7c51a0a2bc80e20db171d9b0
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

/// Fetches `FeedList_viewer` again.
package nonisolated struct FeedListPageQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FeedListPageQuery
            template query FeedListPageQuery($count:Int=2,$cursor:String,$order:Order){viewer{...FeedList_viewer(count:$count,cursor:$cursor)}}
            variables
             count: Int = 2
             cursor: String
             order: enum Order
            normalization
             viewer: type Viewer
              ...FeedList_viewer(count:$count,cursor:$cursor)
            reader
             viewer
              ...FeedList_viewer(count: $count, cursor: $cursor)
            """#, fragments: [FeedList_viewer.artifact])
    }

    package var count: Relay.Input<Swift.Int>
    package var cursor: Relay.Input<Swift.String>
    package var order: Relay.Input<Order>

    package init(count: Swift.Int? = nil, cursor: Swift.String? = nil, order: Order? = nil) {
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.order = .init(order)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, order: Relay.Input<Order> = .unset) {
        self.count = count
        self.cursor = cursor
        self.order = order
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
        variables.writeInput("order", self.order)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let viewer: Viewer?

        package init(_ reader: inout Relay.Reader) {
            self.viewer = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.viewer, b.viewer)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.viewer)
        }

        package nonisolated struct Viewer: Relay.Selection, Swift.Hashable {
            package let feedList_viewer: FeedList_viewer.Ref

            package init(_ reader: inout Relay.Reader) {
                self.feedList_viewer = reader.fragment(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.feedList_viewer, b.feedList_viewer)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.feedList_viewer)
            }
        }
    }
}
