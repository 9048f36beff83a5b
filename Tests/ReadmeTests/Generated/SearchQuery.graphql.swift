// @generated SearchQuery.graphql sha256:fba34f432b8d0274c4e182282e8645a57f67d878196cde0070a456b6cbdf1eac
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SearchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SearchQuery
            text query SearchQuery($text:String!){search(text:$text){id title}}
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
}
