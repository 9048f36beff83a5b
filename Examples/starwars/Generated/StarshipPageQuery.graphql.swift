// @generated StarshipPageQuery.graphql sha256:78b38df0d7c4635bd1c8f3d9c9d9c58323279d1f0fa7776287c555a5f5042981
// Made by relay-generator from Views/StarshipList.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `StarshipList_query` again.
nonisolated struct StarshipPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StarshipPageQuery
            template query StarshipPageQuery($count:Int=4,$cursor:String){...StarshipList_query(count:$count,cursor:$cursor)}
            variables
             count: Int = 4
             cursor: String
            normalization
             ...StarshipList_query(count:$count,cursor:$cursor)
            reader
             ...StarshipList_query(count: $count, cursor: $cursor)
            """#, fragments: [StarshipList_query.artifact])
    }

    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>

    init(count: Swift.Int? = nil, cursor: Swift.String? = nil) {
        self.count = .init(count)
        self.cursor = .init(cursor)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset) {
        self.count = count
        self.cursor = cursor
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let starshipList_query: StarshipList_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.starshipList_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.starshipList_query, b.starshipList_query)
            return e.isEqual
        }
    }
}
