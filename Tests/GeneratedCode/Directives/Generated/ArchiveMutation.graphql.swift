// @generated ArchiveMutation.graphql sha256:b461e4bcad37ef329254678b4ed22b89ba111fbae0a607c303cd2dca650c5a69
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct ArchiveMutation: Relay.RawResponseMutation {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation ArchiveMutation
            text mutation ArchiveMutation($id:ID!){archive(post:$id){post{id ...Archived_post}}}
            spreads Archived_post
            variables
             id: ID!
            normalization
             archive(post: $id): type LikePayload
              post: type Post
               id: ID!
               ...Archived_post
            reader
             archive(post: $id)
              post
               ...Archived_post
            """#, fragments: [Archived_post.artifact])
    }

    package var id: Relay.ID

    package init(id: Relay.ID) {
        self.id = id
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let archive: Archive?

        package init(_ reader: inout Relay.Reader) {
            self.archive = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.archive, b.archive)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.archive)
        }

        package nonisolated struct Archive: Relay.Selection, Swift.Hashable {
            package let post: Post?

            package init(_ reader: inout Relay.Reader) {
                self.post = reader.optionalObject(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.post, b.post)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.post)
            }

            package nonisolated struct Post: Relay.Selection, Swift.Hashable {
                package let archived_post: Archived_post.Ref

                package init(_ reader: inout Relay.Reader) {
                    self.archived_post = reader.fragment(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.archived_post, b.archived_post)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.archived_post)
                }
            }
        }
    }

    package nonisolated struct RawResponse: Relay.GraphQLInputObject {
        package var archive: Relay.Input<Archive>

        package init(archive: Archive? = nil) {
            self.archive = .init(archive)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        package init(archive: Relay.Input<Archive> = .unset) {
            self.archive = archive
        }

        package func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("archive", self.archive)
        }

        package nonisolated struct Archive: Relay.GraphQLInputObject {
            package var post: Relay.Input<Post>

            package init(post: Post? = nil) {
                self.post = .init(post)
            }

            /// Tells `.unset` from `.null`.
            @_disfavoredOverload
            package init(post: Relay.Input<Post> = .unset) {
                self.post = post
            }

            package func write(to variables: inout Relay.VariableWriter) {
                variables.writeInput("post", self.post)
            }

            package nonisolated struct Post: Relay.GraphQLInputObject {
                package var id: Relay.ID
                package var archivedAt: Relay.Input<Relay.Scalars.DateTime>
                package var visibility: Relay.Input<Visibility>

                package init(id: Relay.ID, archivedAt: Relay.Scalars.DateTime? = nil, visibility: Visibility? = nil) {
                    self.id = id
                    self.archivedAt = .init(archivedAt)
                    self.visibility = .init(visibility)
                }

                /// Tells `.unset` from `.null`.
                @_disfavoredOverload
                package init(id: Relay.ID, archivedAt: Relay.Input<Relay.Scalars.DateTime> = .unset, visibility: Relay.Input<Visibility> = .unset) {
                    self.id = id
                    self.archivedAt = archivedAt
                    self.visibility = visibility
                }

                package func write(to variables: inout Relay.VariableWriter) {
                    variables.write("id", self.id)
                    variables.writeInput("archivedAt", self.archivedAt)
                    variables.writeInput("visibility", self.visibility)
                }
            }
        }
    }
}
