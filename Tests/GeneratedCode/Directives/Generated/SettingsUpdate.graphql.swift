// @generated SettingsUpdate.graphql sha256:64394d963dd0786a39576beab1516cb410212f58b5d9afda7d0b6f659b493437
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct SettingsUpdate: Relay.UpdatableQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SettingsUpdate
            variables
             id: ID!
            reader
             viewer
              mood @client
             node(id: $id) @lookup(arguments: ["id"], scope: "")
              __typename
              ... as asPost on type Post
               __typename
               title
               likes
               isOpen @client
               author
                name
                ...Author_person
            """#, fragments: [Author_person.artifact])
    }

    package var id: Relay.ID

    package init(id: Relay.ID) {
        self.id = id
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    package nonisolated struct Data: Relay.UpdatableSelection {
        package let record: Relay.UpdatableRecord

        package init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        package var viewer: Viewer? {
            return self.record.object(0)
        }

        package var node: Node? {
            return self.record.object(1)
        }

        package nonisolated struct Viewer: Relay.UpdatableSelection {
            package let record: Relay.UpdatableRecord

            package init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            /// The mood that the app keeps.
            package var mood: Mood? {
                get {
                    return self.record.value(0)
                }
                nonmutating set {
                    self.record.setValue(0, newValue)
                }
            }
        }

        package nonisolated struct Node: Relay.UpdatableSelection {
            package let record: Relay.UpdatableRecord

            package init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            package var __typename: Swift.String? {
                return self.record.value(0)
            }

            package var asPost: AsPost? {
                return self.record.inline(1)
            }

            package nonisolated struct AsPost: Relay.UpdatableSelection {
                package let record: Relay.UpdatableRecord

                package init(_ record: Relay.UpdatableRecord) {
                    self.record = record
                }

                package var __typename: Swift.String? {
                    return self.record.value(0)
                }

                package var title: Swift.String? {
                    get {
                        return self.record.value(1)
                    }
                    nonmutating set {
                        self.record.setValue(1, newValue)
                    }
                }

                package var likes: Swift.Int? {
                    get {
                        return self.record.value(2)
                    }
                    nonmutating set {
                        self.record.setNonNull(2, newValue)
                    }
                }

                /// Whether the user opened it.
                package var isOpen: Swift.Bool? {
                    get {
                        return self.record.value(3)
                    }
                    nonmutating set {
                        self.record.setValue(3, newValue)
                    }
                }

                package var author: Author? {
                    return self.record.object(4)
                }

                package func setAuthor(_ value: Author_person.Ref?) {
                    self.record.setObject(4, value)
                }

                package nonisolated struct Author: Relay.UpdatableSelection {
                    package let record: Relay.UpdatableRecord

                    package init(_ record: Relay.UpdatableRecord) {
                        self.record = record
                    }

                    package var name: Swift.String? {
                        get {
                            return self.record.value(0)
                        }
                        nonmutating set {
                            self.record.setValue(0, newValue)
                        }
                    }
                }
            }
        }
    }
}
