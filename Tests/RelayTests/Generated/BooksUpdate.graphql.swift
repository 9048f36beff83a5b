// @generated BooksUpdate.graphql sha256:62c3b6516f951110880a91fefc73d3892223431a1eb0395b4fb1f45844acbf51
// Made by relay-generator from GraphQL/Changes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct BooksUpdate: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query BooksUpdate
            variables
             library: ID!
             genre: String
             tags: [String!]
            reader
             library(id: $library)
              books = __Books_books_connection(genre: $genre, tags: $tags)
               totalCount
               edges
                cursor
                node
                 title
            """#)
    }

    var library: Relay.ID
    var genre: Relay.Input<Swift.String>
    var tags: Relay.Input<[Swift.String]>

    init(library: Relay.ID, genre: Swift.String? = nil, tags: [Swift.String]? = nil) {
        self.library = library
        self.genre = .init(genre)
        self.tags = .init(tags)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(library: Relay.ID, genre: Relay.Input<Swift.String> = .unset, tags: Relay.Input<[Swift.String]> = .unset) {
        self.library = library
        self.genre = genre
        self.tags = tags
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("library", self.library)
        variables.writeInput("genre", self.genre)
        variables.writeInput("tags", self.tags)
    }

    nonisolated struct Data: Relay.UpdatableSelection {
        let record: Relay.UpdatableRecord

        init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        var library: Library? {
            return self.record.object(0)
        }

        nonisolated struct Library: Relay.UpdatableSelection {
            let record: Relay.UpdatableRecord

            init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            var books: Books? {
                return self.record.object(0)
            }

            nonisolated struct Books: Relay.UpdatableSelection {
                let record: Relay.UpdatableRecord

                init(_ record: Relay.UpdatableRecord) {
                    self.record = record
                }

                var totalCount: Swift.Int? {
                    get {
                        return self.record.value(0)
                    }
                    nonmutating set {
                        self.record.setValue(0, newValue)
                    }
                }

                var edges: [Edge?]? {
                    return self.record.objects(1)
                }

                nonisolated struct Edge: Relay.UpdatableSelection {
                    let record: Relay.UpdatableRecord

                    init(_ record: Relay.UpdatableRecord) {
                        self.record = record
                    }

                    var cursor: Swift.String? {
                        get {
                            return self.record.value(0)
                        }
                        nonmutating set {
                            self.record.setNonNull(0, newValue)
                        }
                    }

                    var node: Node? {
                        return self.record.object(1)
                    }

                    nonisolated struct Node: Relay.UpdatableSelection {
                        let record: Relay.UpdatableRecord

                        init(_ record: Relay.UpdatableRecord) {
                            self.record = record
                        }

                        var title: Swift.String? {
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
}
