// @generated StoriesPageQuery.graphql sha256:81f9e5685ec65ab7241341a28426af12d1b841047331bbf555ef6256ca8a2bb1
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Stories_query` again.
nonisolated struct StoriesPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoriesPageQuery
            template query StoriesPageQuery($count:Int=10,$cursor:String,$tag:String){...Stories_query(count:$count,cursor:$cursor,tag:$tag)}
            variables
             count: Int = 10
             cursor: String
             tag: String
            normalization
             ...Stories_query(count:$count,cursor:$cursor,tag:$tag)
            reader
             ...Stories_query(count: $count, cursor: $cursor, tag: $tag)
            """#, fragments: [Stories_query.artifact])
    }

    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>
    var tag: Relay.Input<Swift.String>

    init(count: Swift.Int? = nil, cursor: Swift.String? = nil, tag: Swift.String? = nil) {
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.tag = .init(tag)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, tag: Relay.Input<Swift.String> = .unset) {
        self.count = count
        self.cursor = cursor
        self.tag = tag
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
        variables.writeInput("tag", self.tag)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stories_query: Stories_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.stories_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.stories_query, b.stories_query)
            return e.isEqual
        }
    }
}
