// @generated AlbumNextPage.graphql sha256:490619a6955501add2aeebbb0c2cec789500b4098783bb72c457fa32683253da
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

/// Fetches `Album` again.
package nonisolated struct AlbumNextPage: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query AlbumPageQuery
            template query AlbumPageQuery($count:Int=2,$cursor:String,$id:ID!){node(id:$id){__typename id ...Album(count:$count,cursor:$cursor)}}
            variables
             count: Int = 2
             cursor: String
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Album(count:$count,cursor:$cursor) on type Album
            reader
             node(id: $id)
              ...Album(count: $count, cursor: $cursor) on type Album
            """#, fragments: [AlbumFields.artifact])
    }

    package var count: Relay.Input<Swift.Int>
    package var cursor: Relay.Input<Swift.String>
    package var id: Relay.ID

    package init(count: Swift.Int? = nil, cursor: Swift.String? = nil, id: Relay.ID) {
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, id: Relay.ID) {
        self.count = count
        self.cursor = cursor
        self.id = id
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
        variables.write("id", self.id)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let node: Node?

        package init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.node)
        }

        package nonisolated struct Node: Relay.Selection, Swift.Hashable {
            package let album: AlbumFields.Ref?

            package init(_ reader: inout Relay.Reader) {
                self.album = reader.optionalFragment(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.album, b.album)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.album)
            }
        }
    }
}
