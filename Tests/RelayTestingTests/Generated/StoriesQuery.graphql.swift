// @generated StoriesQuery.graphql sha256:4f48ae9871186bca32d6a2cb34fa032d307c182462da9fa5c4a4135513c35eae
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoriesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoriesQuery
            template query StoriesQuery($kind:Kind){...StoryList_query(kind:$kind)}
            variables
             kind: enum Kind
            normalization
             ...StoryList_query(kind:$kind)
            reader
             ...StoryList_query(kind: $kind)
            """#, fragments: [StoryList_query.artifact])
    }

    var kind: Relay.Input<Kind>

    init(kind: Kind? = nil) {
        self.kind = .init(kind)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(kind: Relay.Input<Kind> = .unset) {
        self.kind = kind
    }

    func write(to variables: inout Relay.VariableWriter) {
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
