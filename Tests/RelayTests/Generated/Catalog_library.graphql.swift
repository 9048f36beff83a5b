// @generated Catalog_library.graphql sha256:05c0b2c12464af565efc98d871dcf8535846a1b7fd3f812bd7351c66ca593115
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Catalog_library: Relay.ForwardPaginationFragment, Relay.BackwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Catalog_library on type Library
            template fragment Catalog_library on Library{catalog(page:$page,size:$size){id title} id}
            arguments
             page: Int
             size: Int
            pagination catalog page: $page limit: $size
            refetch CatalogRefetchQuery
             path node
             identifier id: $id
            normalization
             catalog(page: $page, size: $size): [type Book!]! @pagination(key: "Library_catalog", filters: [], page: "page", limit: "size")
              id: ID!
              title: String!
             id: ID!
            reader
             catalog = __Library_catalog_pagination
              id
              title
            """#)
    }

    typealias RefetchQuery = CatalogRefetchQuery

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let catalog: Relay.GrowingList<Catalog>

        init(_ reader: inout Relay.Reader) {
            self.catalog = reader.growingList(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.growingList(a.catalog, b.catalog)
            return e.isEqual
        }

        nonisolated struct Catalog: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let title: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.title = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.title, b.title)
                return e.isEqual
            }
        }
    }
}
