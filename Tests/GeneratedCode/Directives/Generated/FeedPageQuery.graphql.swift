// @generated FeedPageQuery.graphql sha256:fdc127b27819a9affe3a76ca0bb3979d2125d3b6d6dede652aa5697d3ee2b5e4
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct FeedPageQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FeedPageQuery
            template query FeedPageQuery($count:Int!,$cursor:String,$order:Order){viewer{...FeedList_viewer(count:$count,cursor:$cursor)}}
            variables
             count: Int!
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

    package var count: Swift.Int
    package var cursor: Relay.Input<Swift.String>
    package var order: Relay.Input<Order>

    package init(count: Swift.Int, cursor: Swift.String? = nil, order: Order? = nil) {
        self.count = count
        self.cursor = .init(cursor)
        self.order = .init(order)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(count: Swift.Int, cursor: Relay.Input<Swift.String> = .unset, order: Relay.Input<Order> = .unset) {
        self.count = count
        self.cursor = cursor
        self.order = order
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("count", self.count)
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
