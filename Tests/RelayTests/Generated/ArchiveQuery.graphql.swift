// @generated ArchiveQuery.graphql sha256:9331d8a5354e3931aedbb27ac4e3e876c1abfd74cc9056bbfa82b2793a208c82
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ArchiveQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ArchiveQuery
            template query ArchiveQuery($id:ID!,$offset:Int,$limit:Int,$genre:String){library(id:$id){id ...Archive_library(limit:$limit,offset:$offset)}}
            variables
             id: ID!
             offset: Int
             limit: Int
             genre: String
            normalization
             library(id: $id): type Library
              id: ID!
              ...Archive_library(limit:$limit,offset:$offset)
            reader
             library(id: $id)
              ...Archive_library(limit: $limit, offset: $offset)
            """#, fragments: [Archive_library.artifact])
    }

    var id: Relay.ID
    var offset: Relay.Input<Swift.Int>
    var limit: Relay.Input<Swift.Int>
    var genre: Relay.Input<Swift.String>

    init(id: Relay.ID, offset: Swift.Int? = nil, limit: Swift.Int? = nil, genre: Swift.String? = nil) {
        self.id = id
        self.offset = .init(offset)
        self.limit = .init(limit)
        self.genre = .init(genre)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, offset: Relay.Input<Swift.Int> = .unset, limit: Relay.Input<Swift.Int> = .unset, genre: Relay.Input<Swift.String> = .unset) {
        self.id = id
        self.offset = offset
        self.limit = limit
        self.genre = genre
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("offset", self.offset)
        variables.writeInput("limit", self.limit)
        variables.writeInput("genre", self.genre)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let library: Library?

        init(_ reader: inout Relay.Reader) {
            self.library = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.library, b.library)
            return e.isEqual
        }

        nonisolated struct Library: Relay.Selection {
            let archive_library: Archive_library.Ref

            init(_ reader: inout Relay.Reader) {
                self.archive_library = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.archive_library, b.archive_library)
                return e.isEqual
            }
        }
    }
}
