// @generated AlbumScreen.graphql sha256:d6f7fdf3ca0f2aa3033228bbfce72bc803915782de8891e5f1a3ac90e2acd8f3
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct AlbumScreen: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Album
            text query Album($albumId:ID!,$filter:Filter){album(albumId:$albumId,filter:$filter){id ...Album ...Kind} things{__typename ...picture ...on Node{__isNode:__typename id} ...on Album{title coverUrl} ...on Picture{imageUrl}}}
            spreads Album Kind picture
            variables
             albumId: ID!
             filter: input Filter
            normalization
             album(albumId: $albumId, filter: $filter): type Album
              id: ID!
              ...Album
              ...Kind
             things: [union Thing!]!
              __typename: String!
              ...picture on type Picture
              ... on interface Node of [Album Picture]
               __isNode: String!
               id: ID!
              ... on type Album
               title: String!
               coverUrl: scalar URL
              ... on type Picture
               imageUrl: scalar URL!
            reader
             album(albumId: $albumId, filter: $filter)
              ...Album
              ...Kind
             things
              case Album
               title
               coverUrl
              case Picture
               ...picture
               imageUrl
              default
            """#, fragments: [AlbumFields.artifact, KindFields.artifact, PictureFields.artifact])
    }

    package var albumID: Relay.ID
    package var filter: Relay.Input<PictureFilter>

    package init(albumID: Relay.ID, filter: PictureFilter? = nil) {
        self.albumID = albumID
        self.filter = .init(filter)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(albumID: Relay.ID, filter: Relay.Input<PictureFilter> = .unset) {
        self.albumID = albumID
        self.filter = filter
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("albumId", self.albumID)
        variables.writeInput("filter", self.filter)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let album: Album?
        package let things: [Thing]

        package init(_ reader: inout Relay.Reader) {
            self.album = reader.optionalObject(0)
            self.things = reader.objects(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.album, b.album)
            e.objects(a.things, b.things)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.album)
            hasher.combine(self.things)
        }

        package nonisolated struct Album: Relay.Selection, Swift.Hashable {
            package let album: AlbumFields.Ref
            package let kind: KindFields.Ref

            package init(_ reader: inout Relay.Reader) {
                self.album = reader.fragment(0)
                self.kind = reader.fragment(1)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.album, b.album)
                e.fragment(a.kind, b.kind)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.album)
                hasher.combine(self.kind)
            }
        }

        package nonisolated enum Thing: Relay.Selection, Swift.Hashable {
            case album(Album)
            case picture(Picture)
            case other(Other)

            package init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .album(reader.caseValue(0))
                case 1:
                    self = .picture(reader.caseValue(1))
                default:
                    self = .other(reader.caseValue(2))
                }
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.album(let a), .album(let b)):
                    e.object(a, b)
                case (.picture(let a), .picture(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                switch self {
                case .album(let value):
                    hasher.combine(value)
                case .picture(let value):
                    hasher.combine(value)
                case .other(let value):
                    hasher.combine(value)
                }
            }

            package nonisolated struct Album: Relay.Selection, Swift.Hashable {
                package let title: Swift.String
                package let coverURL: WebAddress?

                package init(_ reader: inout Relay.Reader) {
                    self.title = reader.string(0)
                    self.coverURL = reader.optionalValue(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.title, b.title)
                    e.optionalValue(a.coverURL, b.coverURL)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.title)
                    hasher.combine(self.coverURL)
                }
            }

            package nonisolated struct Picture: Relay.Selection, Swift.Hashable {
                package let picture: PictureFields.Ref
                package let imageURL: WebAddress

                package init(_ reader: inout Relay.Reader) {
                    self.picture = reader.fragment(0)
                    self.imageURL = reader.value(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.picture, b.picture)
                    e.value(a.imageURL, b.imageURL)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.picture)
                    hasher.combine(self.imageURL)
                }
            }

            /// An object of another type.
            package nonisolated struct Other: Relay.Selection, Swift.Hashable {
                package init(_ reader: inout Relay.Reader) {
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    return true
                }

                package func hash(into hasher: inout Swift.Hasher) {
                }
            }
        }
    }
}
