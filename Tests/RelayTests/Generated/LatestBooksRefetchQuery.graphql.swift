// @generated LatestBooksRefetchQuery.graphql sha256:fc0d125dfb76fbc0e9a0c376762432d34f0fdb044cb71e23fe38b574765dd69f
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `LatestBooks_library` again.
nonisolated struct LatestBooksRefetchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LatestBooksRefetchQuery
            template query LatestBooksRefetchQuery($before:String,$last:Int=2,$id:ID!){node(id:$id){__typename id ...LatestBooks_library(before:$before,last:$last)}}
            variables
             before: String
             last: Int = 2
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...LatestBooks_library(before:$before,last:$last) on type Library
            reader
             node(id: $id)
              ...LatestBooks_library(before: $before, last: $last) on type Library
            """#, fragments: [LatestBooks_library.artifact])
    }

    var before: Relay.Input<Swift.String>
    var last: Relay.Input<Swift.Int>
    var id: Relay.ID

    init(before: Swift.String? = nil, last: Swift.Int? = nil, id: Relay.ID) {
        self.before = .init(before)
        self.last = .init(last)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(before: Relay.Input<Swift.String> = .unset, last: Relay.Input<Swift.Int> = .unset, id: Relay.ID) {
        self.before = before
        self.last = last
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("before", self.before)
        variables.writeInput("last", self.last)
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
            let latestBooks_library: LatestBooks_library.Ref?

            init(_ reader: inout Relay.Reader) {
                self.latestBooks_library = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.latestBooks_library, b.latestBooks_library)
                return e.isEqual
            }
        }
    }
}
