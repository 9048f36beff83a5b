// @generated Row_Mutation.graphql sha256:0a34ce93e456788edfc7a751f1eb73c7650ed536d04a43749027a2c869947332
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct Row_Mutation: Relay.GraphQLMutation {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation Row_
            text mutation Row_($id:ID!){like(post:$id){post{id ...Visibility}}}
            spreads Visibility
            variables
             id: ID!
            normalization
             like(post: $id): type LikePayload
              post: type Post
               id: ID!
               ...Visibility
            reader
             like(post: $id)
              post
               ...Visibility
            """#, fragments: [VisibilityFragment.artifact])
    }

    package var id: Relay.ID

    package init(id: Relay.ID) {
        self.id = id
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
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
                package let visibility: VisibilityFragment.Ref

                package init(_ reader: inout Relay.Reader) {
                    self.visibility = reader.fragment(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.visibility, b.visibility)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.visibility)
                }
            }
        }
    }
}
