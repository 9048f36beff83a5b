// @generated CellarRefetchQuery.graphql sha256:902dc6b316cfbbe942e7c695de36d7030133776feebc0f79c2332922f82aa202
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Cellar_library` again.
nonisolated struct CellarRefetchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CellarRefetchQuery
            template query CellarRefetchQuery($page:Int,$size:Int,$id:ID!){node(id:$id){__typename id ...Cellar_library(page:$page,size:$size)}}
            variables
             page: Int
             size: Int
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Cellar_library(page:$page,size:$size) on type Library
            reader
             node(id: $id)
              ...Cellar_library(page: $page, size: $size) on type Library
            """#, fragments: [Cellar_library.artifact])
    }

    var page: Relay.Input<Swift.Int>
    var size: Relay.Input<Swift.Int>
    var id: Relay.ID

    init(page: Swift.Int? = nil, size: Swift.Int? = nil, id: Relay.ID) {
        self.page = .init(page)
        self.size = .init(size)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(page: Relay.Input<Swift.Int> = .unset, size: Relay.Input<Swift.Int> = .unset, id: Relay.ID) {
        self.page = page
        self.size = size
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("page", self.page)
        variables.writeInput("size", self.size)
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
            let cellar_library: Cellar_library.Ref?

            init(_ reader: inout Relay.Reader) {
                self.cellar_library = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.cellar_library, b.cellar_library)
                return e.isEqual
            }
        }
    }
}
