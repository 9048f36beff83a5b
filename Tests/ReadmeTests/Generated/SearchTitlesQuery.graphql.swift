// @generated SearchTitlesQuery.graphql sha256:cef8147475c1535663c8f4f19b1eea3d3dbb3af9a76a7ebc7d511adc2d87f274
// Made by relay-generator from GraphQL/SearchTitles.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SearchTitlesQuery: Relay.RawResponseQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SearchTitlesQuery
            text query SearchTitlesQuery($text:String!){search(text:$text){id title}}
            variables
             text: String!
            normalization
             search(text: $text): [type Story!]!
              id: ID!
              title: String!
            reader
             search(text: $text)
              id
              title
            """#)
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

        nonisolated struct Search: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let title: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.title = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.title, b.title)
                return e.isEqual
            }
        }
    }

    nonisolated struct RawResponse: Relay.GraphQLInputObject {
        var search: [Search]

        init(search: [Search]) {
            self.search = search
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.write("search", self.search)
        }

        nonisolated struct Search: Relay.GraphQLInputObject {
            var id: Relay.ID
            var title: Swift.String

            init(id: Relay.ID, title: Swift.String) {
                self.id = id
                self.title = title
            }

            func write(to variables: inout Relay.VariableWriter) {
                variables.write("id", self.id)
                variables.write("title", self.title)
            }
        }
    }
}
