// @generated StoryPageQuery.graphql sha256:ba7bf82cc236b1c11e3206764e19b9c985eb55f890ce3dee4a2bdd119d1ca17d
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `StoryList_query` again.
nonisolated struct StoryPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoryPageQuery
            template query StoryPageQuery($count:Int=2,$cursor:String,$kind:Kind){...StoryList_query(count:$count,cursor:$cursor,kind:$kind)}
            variables
             count: Int = 2
             cursor: String
             kind: enum Kind
            normalization
             ...StoryList_query(count:$count,cursor:$cursor,kind:$kind)
            reader
             ...StoryList_query(count: $count, cursor: $cursor, kind: $kind)
            """#, fragments: [StoryList_query.artifact])
    }

    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>
    var kind: Relay.Input<Kind>

    init(count: Swift.Int? = nil, cursor: Swift.String? = nil, kind: Kind? = nil) {
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.kind = .init(kind)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, kind: Relay.Input<Kind> = .unset) {
        self.count = count
        self.cursor = cursor
        self.kind = kind
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
        variables.writeInput("kind", self.kind)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let storyList_query: StoryList_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.storyList_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.storyList_query, b.storyList_query)
            return e.isEqual
        }
    }
}
