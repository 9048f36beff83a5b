// @generated LikePostMutation.graphql sha256:234d74a27e0e2a9771883c0f0cabec9c412aa9012014f878f98588e3f48d397b
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct LikePostMutation: Relay.RawResponseMutation {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation LikePostMutation
            text mutation LikePostMutation($post:ID!){like(post:$post){post{id ...PostRow_post author{id name}}}}
            spreads PostRow_post
            variables
             post: ID!
            normalization
             like(post: $post): type LikePayload
              post: type Post
               id: ID!
               ...PostRow_post
               author: type Person
                id: ID!
                name: String
            reader
             like(post: $post)
              post
               ...PostRow_post
               author
                name
            """#, fragments: [PostRow_post.artifact])
    }

    package var post: Relay.ID

    package init(post: Relay.ID) {
        self.post = post
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("post", self.post)
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

            package nonisolated struct Post: Relay.Selection, Swift.Hashable {
                package let postRow_post: PostRow_post.Ref
                package let author: Author?

                package init(_ reader: inout Relay.Reader) {
                    self.postRow_post = reader.fragment(0)
                    self.author = reader.optionalObject(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.postRow_post, b.postRow_post)
                    e.optionalObject(a.author, b.author)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.postRow_post)
                    hasher.combine(self.author)
                }

                package nonisolated struct Author: Relay.Selection, Swift.Hashable {
                    package let name: Swift.String?

                    package init(_ reader: inout Relay.Reader) {
                        self.name = reader.optionalString(0)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.name, b.name)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
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
                package var title: Relay.Input<Swift.String>
                package var likes: Swift.Int
                package var author: Relay.Input<Author>

                package init(id: Relay.ID, title: Swift.String? = nil, likes: Swift.Int, author: Author? = nil) {
                    self.id = id
                    self.title = .init(title)
                    self.likes = likes
                    self.author = .init(author)
                }

                /// Tells `.unset` from `.null`.
                @_disfavoredOverload
                package init(id: Relay.ID, title: Relay.Input<Swift.String> = .unset, likes: Swift.Int, author: Relay.Input<Author> = .unset) {
                    self.id = id
                    self.title = title
                    self.likes = likes
                    self.author = author
                }

                package func write(to variables: inout Relay.VariableWriter) {
                    variables.write("id", self.id)
                    variables.writeInput("title", self.title)
                    variables.write("likes", self.likes)
                    variables.writeInput("author", self.author)
                }

                package nonisolated struct Author: Relay.GraphQLInputObject {
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
