// @generated KnownResult_result.graphql sha256:6808770682b9942c40d05a6f7b9b14b785d3270592a9e562a542864a8a0ccecd
// Made by relay-generator from GraphQL/KnownTypes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum KnownResult_result: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment KnownResult_result on union SearchResult of [Human Droid Starship]
            text fragment KnownResult_result on SearchResult{__isSearchResult:__typename __typename}
            normalization
             __typename: String!
            reader
             __typename
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let __typename: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.__typename = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.__typename, b.__typename)
            return e.isEqual
        }
    }
}
