// @generated LibraryQuery.graphql sha256:acd78ae510096c4e0f9cd76f7b06bb7726e30b1e7d150f94549462246f8c56f3
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LibraryQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LibraryQuery
            template query LibraryQuery($id:ID!,$first:Int,$after:String,$genre:String,$tags:[String!]){library(id:$id){id ...Books_library(after:$after,first:$first,tags:$tags) ...Hall_library(count:$first) ...LibraryName_library}}
            variables
             id: ID!
             first: Int
             after: String
             genre: String
             tags: [String!]
            normalization
             library(id: $id): type Library
              id: ID!
              ...Books_library(after:$after,first:$first,tags:$tags)
              ...Hall_library(count:$first)
              ...LibraryName_library
            reader
             library(id: $id)
              ...Books_library(after: $after, first: $first, tags: $tags)
              ...Hall_library(count: $first)
              ...LibraryName_library
            """#, fragments: [Books_library.artifact, Hall_library.artifact, LibraryName_library.artifact])
    }

    var id: Relay.ID
    var first: Relay.Input<Swift.Int>
    var after: Relay.Input<Swift.String>
    var genre: Relay.Input<Swift.String>
    var tags: Relay.Input<[Swift.String]>

    init(id: Relay.ID, first: Swift.Int? = nil, after: Swift.String? = nil, genre: Swift.String? = nil, tags: [Swift.String]? = nil) {
        self.id = id
        self.first = .init(first)
        self.after = .init(after)
        self.genre = .init(genre)
        self.tags = .init(tags)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, first: Relay.Input<Swift.Int> = .unset, after: Relay.Input<Swift.String> = .unset, genre: Relay.Input<Swift.String> = .unset, tags: Relay.Input<[Swift.String]> = .unset) {
        self.id = id
        self.first = first
        self.after = after
        self.genre = genre
        self.tags = tags
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("first", self.first)
        variables.writeInput("after", self.after)
        variables.writeInput("genre", self.genre)
        variables.writeInput("tags", self.tags)
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
            let books_library: Books_library.Ref
            let hall_library: Hall_library.Ref
            let libraryName_library: LibraryName_library.Ref

            init(_ reader: inout Relay.Reader) {
                self.books_library = reader.fragment(0)
                self.hall_library = reader.fragment(1)
                self.libraryName_library = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.books_library, b.books_library)
                e.fragment(a.hall_library, b.hall_library)
                e.fragment(a.libraryName_library, b.libraryName_library)
                return e.isEqual
            }
        }
    }
}
