// @generated Like.graphql sha256:5170ca3366dbd0782e6d7eea0b6599f80634cc94c2ef881e4dfc2dbedda56b61
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct Like: RawResponseMutation {
    package static let artifact = Artifact(v1: #"""
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

    package init() {
    }

    package func write(to variables: inout VariableWriter) {
    }

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let like: Like?

        package init(_ reader: inout Reader) {
            self.like = reader.optionalObject(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalObject(a.like, b.like)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.like)
        }

        package nonisolated struct Like: Selection, Hashable {
            package let post: Post?

            package init(_ reader: inout Reader) {
                self.post = reader.optionalObject(0)
            }

            package static func == (a: Self, b: Self) -> Bool {
                var e = Equality()
                e.optionalObject(a.post, b.post)
                return e.isEqual
            }

            package func hash(into hasher: inout Hasher) {
                hasher.combine(self.post)
            }

            package nonisolated struct Post: Selection, Identifiable, Hashable {
                package let id: Relay.ID
                package let like: Like?

                package init(_ reader: inout Reader) {
                    self.id = reader.id(0)
                    self.like = reader.optionalObject(1)
                }

                package static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.id(a.id, b.id)
                    e.optionalObject(a.like, b.like)
                    return e.isEqual
                }

                package func hash(into hasher: inout Hasher) {
                    hasher.combine(self.id)
                    hasher.combine(self.like)
                }

                package nonisolated struct Like: Selection, Identifiable, Hashable {
                    package let id: Relay.ID
                    package let name: String?

                    package init(_ reader: inout Reader) {
                        self.id = reader.id(0)
                        self.name = reader.optionalString(1)
                    }

                    package static func == (a: Self, b: Self) -> Bool {
                        var e = Equality()
                        e.id(a.id, b.id)
                        e.optionalString(a.name, b.name)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Hasher) {
                        hasher.combine(self.id)
                        hasher.combine(self.name)
                    }
                }
            }
        }
    }

    package nonisolated struct RawResponse: GraphQLInputObject {
        package var like: Input<Like>

        package init(like: Like? = nil) {
            self.like = .init(like)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        package init(like: Input<Like> = .unset) {
            self.like = like
        }

        package func write(to variables: inout VariableWriter) {
            variables.writeInput("like", self.like)
        }

        package nonisolated struct Like: GraphQLInputObject {
            package var post: Input<Post>

            package init(post: Post? = nil) {
                self.post = .init(post)
            }

            /// Tells `.unset` from `.null`.
            @_disfavoredOverload
            package init(post: Input<Post> = .unset) {
                self.post = post
            }

            package func write(to variables: inout VariableWriter) {
                variables.writeInput("post", self.post)
            }

            package nonisolated struct Post: GraphQLInputObject {
                package var id: Relay.ID
                package var like: Input<Like>

                package init(id: Relay.ID, like: Like? = nil) {
                    self.id = id
                    self.like = .init(like)
                }

                /// Tells `.unset` from `.null`.
                @_disfavoredOverload
                package init(id: Relay.ID, like: Input<Like> = .unset) {
                    self.id = id
                    self.like = like
                }

                package func write(to variables: inout VariableWriter) {
                    variables.write("id", self.id)
                    variables.writeInput("like", self.like)
                }

                package nonisolated struct Like: GraphQLInputObject {
                    package var id: Relay.ID
                    package var name: Input<String>

                    package init(id: Relay.ID, name: String? = nil) {
                        self.id = id
                        self.name = .init(name)
                    }

                    /// Tells `.unset` from `.null`.
                    @_disfavoredOverload
                    package init(id: Relay.ID, name: Input<String> = .unset) {
                        self.id = id
                        self.name = name
                    }

                    package func write(to variables: inout VariableWriter) {
                        variables.write("id", self.id)
                        variables.writeInput("name", self.name)
                    }
                }
            }
        }
    }
}
