// @generated AlbumRenamed.graphql sha256:fd3bacf46efd920ae7d88e61fe24bf548674fceb17f783b4f4bc72e5f75dbbcf
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct AlbumRenamed: Relay.GraphQLSubscription {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription renamed
            text subscription renamed($albumId:ID!){renamed(albumId:$albumId){id title ...Album}}
            spreads Album
            variables
             albumId: ID!
            normalization
             renamed(albumId: $albumId): type Album
              id: ID!
              title: String!
              ...Album
            reader
             renamed(albumId: $albumId)
              title
              ...Album
            """#, fragments: [AlbumFields.artifact])
    }

    package var albumID: Relay.ID

    package init(albumID: Relay.ID) {
        self.albumID = albumID
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("albumId", self.albumID)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let renamed: Renamed?

        package init(_ reader: inout Relay.Reader) {
            self.renamed = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.renamed, b.renamed)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.renamed)
        }

        package nonisolated struct Renamed: Relay.Selection, Swift.Hashable {
            package let title: Swift.String
            package let album: AlbumFields.Ref

            package init(_ reader: inout Relay.Reader) {
                self.title = reader.string(0)
                self.album = reader.fragment(1)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.title, b.title)
                e.fragment(a.album, b.album)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.title)
                hasher.combine(self.album)
            }
        }
    }
}
