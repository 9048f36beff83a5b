// @generated SearchQuery.graphql sha256:300b9c417bf0d4beb43918d3247e24d25a842d3e346462fef7ea789d45718515
// Made by relay-generator from Views/SearchResults.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SearchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SearchQuery
            text query SearchQuery($text:String!){search(text:$text){__typename ...SearchResultRow_result ...on Node{__isNode:__typename id}}}
            spreads SearchResultRow_result
            metadata {screen: "Search"}
            variables
             text: String!
            normalization
             search(text: $text): [union SearchResult!]!
              __typename: String!
              ...SearchResultRow_result
              ... on interface Node of [Droid Human Starship]
               __isNode: String!
               id: ID!
            reader
             search(text: $text)
              ...SearchResultRow_result
            """#, fragments: [SearchResultRow_result.artifact])
    }

    var text: Swift.String

    init(text: Swift.String) {
        self.text = text
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("text", self.text)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Whose name contains `text`, in any case.
        let search: [Search]

        init(_ reader: inout Relay.Reader) {
            self.search = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.search, b.search)
            return e.isEqual
        }

        nonisolated struct Search: Relay.Selection {
            let searchResultRow_result: SearchResultRow_result.Ref

            init(_ reader: inout Relay.Reader) {
                self.searchResultRow_result = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.searchResultRow_result, b.searchResultRow_result)
                return e.isEqual
            }
        }
    }
}
