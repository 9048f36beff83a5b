// @generated ArchiveRefetchQuery.graphql sha256:9838117877a587b15cafc4a23fcfcb4653e32c6d59c03c9fe827b9dd6e6d1fbc
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Archive_library` again.
nonisolated struct ArchiveRefetchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ArchiveRefetchQuery
            template query ArchiveRefetchQuery($genre:String,$limit:Int=2,$offset:Int=0,$id:ID!){node(id:$id){__typename id ...Archive_library(limit:$limit,offset:$offset)}}
            variables
             genre: String
             limit: Int = 2
             offset: Int = 0
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Archive_library(limit:$limit,offset:$offset) on type Library
            reader
             node(id: $id)
              ...Archive_library(limit: $limit, offset: $offset) on type Library
            """#, fragments: [Archive_library.artifact])
    }

    var genre: Relay.Input<Swift.String>
    var limit: Relay.Input<Swift.Int>
    var offset: Relay.Input<Swift.Int>
    var id: Relay.ID

    init(genre: Swift.String? = nil, limit: Swift.Int? = nil, offset: Swift.Int? = nil, id: Relay.ID) {
        self.genre = .init(genre)
        self.limit = .init(limit)
        self.offset = .init(offset)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(genre: Relay.Input<Swift.String> = .unset, limit: Relay.Input<Swift.Int> = .unset, offset: Relay.Input<Swift.Int> = .unset, id: Relay.ID) {
        self.genre = genre
        self.limit = limit
        self.offset = offset
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("genre", self.genre)
        variables.writeInput("limit", self.limit)
        variables.writeInput("offset", self.offset)
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated struct Node: Relay.Selection {
            let archive_library: Archive_library.Ref?

            init(_ reader: inout Relay.Reader) {
                self.archive_library = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.archive_library, b.archive_library)
                return e.isEqual
            }
        }
    }
}
