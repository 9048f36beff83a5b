// @generated CatalogRefetchQuery.graphql sha256:05c0b2c12464af565efc98d871dcf8535846a1b7fd3f812bd7351c66ca593115
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Catalog_library` again.
nonisolated struct CatalogRefetchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CatalogRefetchQuery
            template query CatalogRefetchQuery($page:Int,$size:Int,$id:ID!){node(id:$id){__typename id ...Catalog_library(page:$page,size:$size)}}
            variables
             page: Int
             size: Int
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Catalog_library(page:$page,size:$size) on type Library
            reader
             node(id: $id)
              ...Catalog_library(page: $page, size: $size) on type Library
            """#, fragments: [Catalog_library.artifact])
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
            let catalog_library: Catalog_library.Ref?

            init(_ reader: inout Relay.Reader) {
                self.catalog_library = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.catalog_library, b.catalog_library)
                return e.isEqual
            }
        }
    }
}
