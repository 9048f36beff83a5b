// @generated StoriesQuery.graphql sha256:270fb882c65424246bc9612eed0fd271868e227190be7e6af094dc97a88718ee
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoriesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoriesQuery
            template query StoriesQuery($count:Int!){...Stories_query(count:$count)}
            variables
             count: Int!
            normalization
             ...Stories_query(count:$count)
            reader
             ...Stories_query(count: $count)
            """#, fragments: [Stories_query.artifact])
    }

    var count: Swift.Int

    init(count: Swift.Int) {
        self.count = count
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("count", self.count)
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
