// @generated SearchRefetchQuery.graphql sha256:e25807073982e6be6951d5b998f87b27a4c34d039873a38cd2dff25deb220a9e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

/// Fetches `Search_query` again.
package nonisolated struct SearchRefetchQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SearchRefetchQuery
            template query SearchRefetchQuery($text:String!="a"){...Search_query(text:$text)}
            variables
             text: String! = "a"
            normalization
             ...Search_query(text:$text)
            reader
             ...Search_query(text: $text)
            """#, fragments: [Search_query.artifact])
    }

    package var text: Swift.String

    package init(text: Swift.String = "a") {
        self.text = text
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("text", self.text)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let search_query: Search_query.Ref

        package init(_ reader: inout Relay.Reader) {
            self.search_query = reader.fragment(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.search_query, b.search_query)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.search_query)
        }
    }
}
