// @generated StoriesQuery.graphql sha256:43054d44078a759cb6722a56471b679f8073c0d4c45e502a83787a12cc667da7
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoriesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoriesQuery
            template query StoriesQuery($tag:String){...Stories_query(tag:$tag)}
            variables
             tag: String
            normalization
             ...Stories_query(tag:$tag)
            reader
             ...Stories_query(tag: $tag)
            """#, fragments: [Stories_query.artifact])
    }

    var tag: Relay.Input<Swift.String>

    init(tag: Swift.String? = nil) {
        self.tag = .init(tag)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(tag: Relay.Input<Swift.String> = .unset) {
        self.tag = tag
    }

    func write(to variables: inout Relay.VariableWriter) {
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
