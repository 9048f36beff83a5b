// @generated SearchQuery.graphql sha256:4b28a0ac3a2b20791a944edaa896940aa96e1c0ae271a2e8fc9d696f9ed735e5
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SearchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SearchQuery
            text query SearchQuery($text:String!){search(text:$text){__typename ...SearchResultRow_result ...on Node{__isNode:__typename id}}}
            spreads SearchResultRow_result
            variables
             text: String!
            normalization
             search(text: $text): [union SearchResult!]!
              __typename: String!
              ...SearchResultRow_result
              ... on interface Node of [Story User]
               __isNode: String!
               id: ID!
            reader
             search(text: $text)
              __typename
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
            let __typename: Swift.String
            let searchResultRow_result: SearchResultRow_result.Ref

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
                self.searchResultRow_result = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                e.fragment(a.searchResultRow_result, b.searchResultRow_result)
                return e.isEqual
            }
        }
    }
}
