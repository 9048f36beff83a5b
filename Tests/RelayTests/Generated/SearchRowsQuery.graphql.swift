// @generated SearchRowsQuery.graphql sha256:8276d1bdd8922d9e1b40e96521a4ded0e78de58a163b6b19015288b21d796aa0
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SearchRowsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SearchRowsQuery
            text query SearchRowsQuery($text:String!){search(text:$text){__typename ...SearchRow_result ...on Node{__isNode:__typename id}}}
            spreads SearchRow_result
            variables
             text: String!
            normalization
             search(text: $text): [union SearchResult!]!
              __typename: String!
              ...SearchRow_result
              ... on interface Node of [Human Droid Starship]
               __isNode: String!
               id: ID!
            reader
             search(text: $text)
              ...SearchRow_result
            """#, fragments: [SearchRow_result.artifact])
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
            let searchRow_result: SearchRow_result.Ref

            init(_ reader: inout Relay.Reader) {
                self.searchRow_result = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.searchRow_result, b.searchRow_result)
                return e.isEqual
            }
        }
    }
}
