// @generated ShelfPageQuery.graphql sha256:653edab88e639443180826c5bd6193096c087d228878cfb43277c5a71ab2f8d3
// Made by relay-generator from kiosk/Shelf.swift. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Shelf_query` again.
nonisolated struct ShelfPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShelfPageQuery
            template query ShelfPageQuery($limit:Int=2,$offset:Int=0){...Shelf_query(limit:$limit,offset:$offset)}
            variables
             limit: Int = 2
             offset: Int = 0
            normalization
             ...Shelf_query(limit:$limit,offset:$offset)
            reader
             ...Shelf_query(limit: $limit, offset: $offset)
            """#, fragments: [Shelf_query.artifact])
    }

    var limit: Relay.Input<Swift.Int>
    var offset: Relay.Input<Swift.Int>

    init(limit: Swift.Int? = nil, offset: Swift.Int? = nil) {
        self.limit = .init(limit)
        self.offset = .init(offset)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(limit: Relay.Input<Swift.Int> = .unset, offset: Relay.Input<Swift.Int> = .unset) {
        self.limit = limit
        self.offset = offset
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("limit", self.limit)
        variables.writeInput("offset", self.offset)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let shelf_query: Shelf_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.shelf_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.shelf_query, b.shelf_query)
            return e.isEqual
        }
    }
}
