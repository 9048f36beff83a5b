// @generated Like.graphql sha256:5170ca3366dbd0782e6d7eea0b6599f80634cc94c2ef881e4dfc2dbedda56b61
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct Like: Relay.RawResponseMutation {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation Like
            text mutation Like{like(post:"1"){post{id like:author{id name}}}}
            normalization
             like(post: "1"): type LikePayload
              post: type Post
               id: ID!
               like = author: type Person
                id: ID!
                name: String
            reader
             like(post: "1")
              post
               id
               like = author
                id
                name
            """#)
    }

    package init() {
    }

    package func write(to variables: inout Relay.VariableWriter) {
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let like: Like?

        package init(_ reader: inout Relay.Reader) {
            self.like = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.like, b.like)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.like)
        }

        package nonisolated struct Like: Relay.Selection, Swift.Hashable {
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

            package nonisolated struct Post: Relay.Selection, Swift.Identifiable, Swift.Hashable {
                package let id: Relay.ID
                package let like: Like?

                package init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.like = reader.optionalObject(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalObject(a.like, b.like)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.id)
                    hasher.combine(self.like)
                }

                package nonisolated struct Like: Relay.Selection, Swift.Identifiable, Swift.Hashable {
                    package let id: Relay.ID
                    package let name: Swift.String?

                    package init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.name = reader.optionalString(1)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.optionalString(a.name, b.name)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.id)
                        hasher.combine(self.name)
                    }
                }
            }
        }
    }

    package nonisolated struct RawResponse: Relay.GraphQLInputObject {
        package var like: Relay.Input<Like>

        package init(like: Like? = nil) {
            self.like = .init(like)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        package init(like: Relay.Input<Like> = .unset) {
            self.like = like
        }

        package func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("like", self.like)
        }

        package nonisolated struct Like: Relay.GraphQLInputObject {
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
                package var like: Relay.Input<Like>

                package init(id: Relay.ID, like: Like? = nil) {
                    self.id = id
                    self.like = .init(like)
                }

                /// Tells `.unset` from `.null`.
                @_disfavoredOverload
                package init(id: Relay.ID, like: Relay.Input<Like> = .unset) {
                    self.id = id
                    self.like = like
                }

                package func write(to variables: inout Relay.VariableWriter) {
                    variables.write("id", self.id)
                    variables.writeInput("like", self.like)
                }

                package nonisolated struct Like: Relay.GraphQLInputObject {
                    package var id: Relay.ID
                    package var name: Relay.Input<Swift.String>

                    package init(id: Relay.ID, name: Swift.String? = nil) {
                        self.id = id
                        self.name = .init(name)
                    }

                    /// Tells `.unset` from `.null`.
                    @_disfavoredOverload
                    package init(id: Relay.ID, name: Relay.Input<Swift.String> = .unset) {
                        self.id = id
                        self.name = name
                    }

                    package func write(to variables: inout Relay.VariableWriter) {
                        variables.write("id", self.id)
                        variables.writeInput("name", self.name)
                    }
                }
            }
        }
    }
}
