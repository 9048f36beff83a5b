// @generated StoryUpdate.graphql sha256:d0b144451f31d4494a8e7947cf007a749f8b0015d19c2365d387f3dc408371d6
// Made by relay-generator from GraphQL/Changes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoryUpdate: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoryUpdate
            variables
             id: ID!
            reader
             node(id: $id) @lookup(arguments: ["id"], scope: "")
              ... as asStory on type Story
               __typename
               likeCount
               title
               author
                name
                ...Author_user
            """#, fragments: [Author_user.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.UpdatableSelection {
        let record: Relay.UpdatableRecord

        init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        var node: Node? {
            return self.record.object(0)
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated struct Node: Relay.UpdatableSelection {
            let record: Relay.UpdatableRecord

            init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            var asStory: AsStory? {
                return self.record.inline(0)
            }

            nonisolated struct AsStory: Relay.UpdatableSelection {
                let record: Relay.UpdatableRecord

                init(_ record: Relay.UpdatableRecord) {
                    self.record = record
                }

                var __typename: Swift.String? {
                    return self.record.value(0)
                }

                var likeCount: Swift.Int? {
                    get {
                        return self.record.value(1)
                    }
                    nonmutating set {
                        self.record.setNonNull(1, newValue)
                    }
                }

                var title: Swift.String? {
                    get {
                        return self.record.value(2)
                    }
                    nonmutating set {
                        self.record.setNonNull(2, newValue)
                    }
                }

                var author: Author? {
                    return self.record.object(3)
                }

                func setAuthor(_ value: Author_user.Ref?) {
                    self.record.setObject(3, value)
                }

                nonisolated struct Author: Relay.UpdatableSelection {
                    let record: Relay.UpdatableRecord

                    init(_ record: Relay.UpdatableRecord) {
                        self.record = record
                    }

                    var name: Swift.String? {
                        get {
                            return self.record.value(0)
                        }
                        nonmutating set {
                            self.record.setNonNull(0, newValue)
                        }
                    }
                }
            }
        }
    }
}
