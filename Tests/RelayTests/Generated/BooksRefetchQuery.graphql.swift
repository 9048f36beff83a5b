// @generated BooksRefetchQuery.graphql sha256:4a3f1d4b6ee050f5e449fbdadb6d42635ef9e217e0dacc94d2e84bd1c6d3e0c1
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Books_library` again.
nonisolated struct BooksRefetchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query BooksRefetchQuery
            template query BooksRefetchQuery($after:String,$before:String,$first:Int=2,$genre:String,$last:Int,$tags:[String!]=["new"],$id:ID!){node(id:$id){__typename id ...Books_library(after:$after,before:$before,first:$first,last:$last,tags:$tags)}}
            variables
             after: String
             before: String
             first: Int = 2
             genre: String
             last: Int
             tags: [String!] = ["new"]
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Books_library(after:$after,before:$before,first:$first,last:$last,tags:$tags) on type Library
            reader
             node(id: $id)
              ...Books_library(after: $after, before: $before, first: $first, last: $last, tags: $tags) on type Library
            """#, fragments: [Books_library.artifact])
    }

    var after: Relay.Input<Swift.String>
    var before: Relay.Input<Swift.String>
    var first: Relay.Input<Swift.Int>
    var genre: Relay.Input<Swift.String>
    var last: Relay.Input<Swift.Int>
    var tags: Relay.Input<[Swift.String]>
    var id: Relay.ID

    init(after: Swift.String? = nil, before: Swift.String? = nil, first: Swift.Int? = nil, genre: Swift.String? = nil, last: Swift.Int? = nil, tags: [Swift.String]? = nil, id: Relay.ID) {
        self.after = .init(after)
        self.before = .init(before)
        self.first = .init(first)
        self.genre = .init(genre)
        self.last = .init(last)
        self.tags = .init(tags)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(after: Relay.Input<Swift.String> = .unset, before: Relay.Input<Swift.String> = .unset, first: Relay.Input<Swift.Int> = .unset, genre: Relay.Input<Swift.String> = .unset, last: Relay.Input<Swift.Int> = .unset, tags: Relay.Input<[Swift.String]> = .unset, id: Relay.ID) {
        self.after = after
        self.before = before
        self.first = first
        self.genre = genre
        self.last = last
        self.tags = tags
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("after", self.after)
        variables.writeInput("before", self.before)
        variables.writeInput("first", self.first)
        variables.writeInput("genre", self.genre)
        variables.writeInput("last", self.last)
        variables.writeInput("tags", self.tags)
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
            let books_library: Books_library.Ref?

            init(_ reader: inout Relay.Reader) {
                self.books_library = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.books_library, b.books_library)
                return e.isEqual
            }
        }
    }
}
