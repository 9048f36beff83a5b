// @generated RenameAlbum.graphql sha256:6b904e683ba62ca8eb2bffbea8546347e307d7cb26893eb814a15e6113e3d5b1
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct RenameAlbum: Relay.RawResponseMutation {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation rename
            text mutation rename($albumId:ID!,$title:String!,$fallback:default){rename(albumId:$albumId,fallback:$fallback,title:$title){album{id title kind ...Album}}}
            spreads Album
            variables
             albumId: ID!
             title: String!
             fallback: enum default
            normalization
             rename(albumId: $albumId, fallback: $fallback, title: $title): type RenamePayload
              album: type Album
               id: ID!
               title: String!
               kind: enum Sort!
               ...Album
            reader
             rename(albumId: $albumId, fallback: $fallback, title: $title)
              album
               title
               kind
               ...Album
            """#, fragments: [AlbumFields.artifact])
    }

    package var albumID: Relay.ID
    package var title: Swift.String
    package var fallback: Relay.Input<Fallback>

    package init(albumID: Relay.ID, title: Swift.String, fallback: Fallback? = nil) {
        self.albumID = albumID
        self.title = title
        self.fallback = .init(fallback)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(albumID: Relay.ID, title: Swift.String, fallback: Relay.Input<Fallback> = .unset) {
        self.albumID = albumID
        self.title = title
        self.fallback = fallback
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("albumId", self.albumID)
        variables.write("title", self.title)
        variables.writeInput("fallback", self.fallback)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let rename: Rename?

        package init(_ reader: inout Relay.Reader) {
            self.rename = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.rename, b.rename)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.rename)
        }

        package nonisolated struct Rename: Relay.Selection, Swift.Hashable {
            package let album: Album?

            package init(_ reader: inout Relay.Reader) {
                self.album = reader.optionalObject(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.album, b.album)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.album)
            }

            package nonisolated struct Album: Relay.Selection, Swift.Hashable {
                package let title: Swift.String
                package let kind: PictureKind
                package let album: AlbumFields.Ref

                package init(_ reader: inout Relay.Reader) {
                    self.title = reader.string(0)
                    self.kind = reader.value(1)
                    self.album = reader.fragment(2)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.title, b.title)
                    e.value(a.kind, b.kind)
                    e.fragment(a.album, b.album)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.title)
                    hasher.combine(self.kind)
                    hasher.combine(self.album)
                }
            }
        }
    }

    package nonisolated struct RawResponse: Relay.GraphQLInputObject {
        package var rename: Relay.Input<Rename>

        package init(rename: Rename? = nil) {
            self.rename = .init(rename)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        package init(rename: Relay.Input<Rename> = .unset) {
            self.rename = rename
        }

        package func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("rename", self.rename)
        }

        package nonisolated struct Rename: Relay.GraphQLInputObject {
            package var album: Relay.Input<Album>

            package init(album: Album? = nil) {
                self.album = .init(album)
            }

            /// Tells `.unset` from `.null`.
            @_disfavoredOverload
            package init(album: Relay.Input<Album> = .unset) {
                self.album = album
            }

            package func write(to variables: inout Relay.VariableWriter) {
                variables.writeInput("album", self.album)
            }

            package nonisolated struct Album: Relay.GraphQLInputObject {
                package var id: Relay.ID
                package var title: Swift.String
                package var kind: PictureKind
                package var coverURL: Relay.Input<WebAddress>
                package var createdAt: Relay.Input<Relay.Scalars.DateTime>
                package var pictures: Relay.Input<Pictures>

                package init(id: Relay.ID, title: Swift.String, kind: PictureKind, coverURL: WebAddress? = nil, createdAt: Relay.Scalars.DateTime? = nil, pictures: Pictures? = nil) {
                    self.id = id
                    self.title = title
                    self.kind = kind
                    self.coverURL = .init(coverURL)
                    self.createdAt = .init(createdAt)
                    self.pictures = .init(pictures)
                }

                /// Tells `.unset` from `.null`.
                @_disfavoredOverload
                package init(id: Relay.ID, title: Swift.String, kind: PictureKind, coverURL: Relay.Input<WebAddress> = .unset, createdAt: Relay.Input<Relay.Scalars.DateTime> = .unset, pictures: Relay.Input<Pictures> = .unset) {
                    self.id = id
                    self.title = title
                    self.kind = kind
                    self.coverURL = coverURL
                    self.createdAt = createdAt
                    self.pictures = pictures
                }

                package func write(to variables: inout Relay.VariableWriter) {
                    variables.write("id", self.id)
                    variables.write("title", self.title)
                    variables.write("kind", self.kind)
                    variables.writeInput("coverUrl", self.coverURL)
                    variables.writeInput("createdAt", self.createdAt)
                    variables.writeInput("pictures", self.pictures)
                }

                package nonisolated struct Pictures: Relay.GraphQLInputObject {
                    package var edges: Relay.Input<[Edge?]>
                    package var pageInfo: PageInfo

                    package init(edges: [Edge?]? = nil, pageInfo: PageInfo) {
                        self.edges = .init(edges)
                        self.pageInfo = pageInfo
                    }

                    /// Tells `.unset` from `.null`.
                    @_disfavoredOverload
                    package init(edges: Relay.Input<[Edge?]> = .unset, pageInfo: PageInfo) {
                        self.edges = edges
                        self.pageInfo = pageInfo
                    }

                    package func write(to variables: inout Relay.VariableWriter) {
                        variables.writeInput("edges", self.edges)
                        variables.write("pageInfo", self.pageInfo)
                    }

                    package nonisolated struct Edge: Relay.GraphQLInputObject {
                        package var node: Relay.Input<Node>
                        package var cursor: Swift.String

                        package init(node: Node? = nil, cursor: Swift.String) {
                            self.node = .init(node)
                            self.cursor = cursor
                        }

                        /// Tells `.unset` from `.null`.
                        @_disfavoredOverload
                        package init(node: Relay.Input<Node> = .unset, cursor: Swift.String) {
                            self.node = node
                            self.cursor = cursor
                        }

                        package func write(to variables: inout Relay.VariableWriter) {
                            variables.writeInput("node", self.node)
                            variables.write("cursor", self.cursor)
                        }

                        package nonisolated struct Node: Relay.GraphQLInputObject {
                            package var id: Relay.ID
                            package var imageURL: WebAddress
                            package var userIDs: [Relay.ID]
                            package var httpStatus: Relay.Input<Swift.Int>
                            package var kind: Relay.Input<PictureKind>

                            package init(id: Relay.ID, imageURL: WebAddress, userIDs: [Relay.ID], httpStatus: Swift.Int? = nil, kind: PictureKind? = nil) {
                                self.id = id
                                self.imageURL = imageURL
                                self.userIDs = userIDs
                                self.httpStatus = .init(httpStatus)
                                self.kind = .init(kind)
                            }

                            /// Tells `.unset` from `.null`.
                            @_disfavoredOverload
                            package init(id: Relay.ID, imageURL: WebAddress, userIDs: [Relay.ID], httpStatus: Relay.Input<Swift.Int> = .unset, kind: Relay.Input<PictureKind> = .unset) {
                                self.id = id
                                self.imageURL = imageURL
                                self.userIDs = userIDs
                                self.httpStatus = httpStatus
                                self.kind = kind
                            }

                            package func write(to variables: inout Relay.VariableWriter) {
                                variables.write("id", self.id)
                                variables.write("imageUrl", self.imageURL)
                                variables.write("userIds", self.userIDs)
                                variables.writeInput("httpStatus", self.httpStatus)
                                variables.writeInput("kind", self.kind)
                                variables.write("__typename", "Picture")
                            }
                        }
                    }

                    package nonisolated struct PageInfo: Relay.GraphQLInputObject {
                        package var endCursor: Relay.Input<Swift.String>
                        package var hasNextPage: Swift.Bool

                        package init(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool) {
                            self.endCursor = .init(endCursor)
                            self.hasNextPage = hasNextPage
                        }

                        /// Tells `.unset` from `.null`.
                        @_disfavoredOverload
                        package init(endCursor: Relay.Input<Swift.String> = .unset, hasNextPage: Swift.Bool) {
                            self.endCursor = endCursor
                            self.hasNextPage = hasNextPage
                        }

                        package func write(to variables: inout Relay.VariableWriter) {
                            variables.writeInput("endCursor", self.endCursor)
                            variables.write("hasNextPage", self.hasNextPage)
                        }
                    }
                }
            }
        }
    }
}
