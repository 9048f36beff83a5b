// @generated ApolloVolumeQuery.graphql sha256:319ffa2e784d03e54338290bc663350b5590e7760f3c76c488fba2ab2169f4a9
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloVolumeQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloVolumeQuery
            text query ApolloVolumeQuery($isbn:String!){volume(isbn:$isbn){isbn title}}
            variables
             isbn: String!
            normalization
             volume(isbn: $isbn): type Volume @key(fields: ["isbn"]) @lookup(arguments: ["isbn"], scope: "Volume")
              isbn: String!
              title: String!
            reader
             volume(isbn: $isbn)
              title
            """#)
    }

    var isbn: Swift.String

    init(isbn: Swift.String) {
        self.isbn = isbn
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("isbn", self.isbn)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let volume: Volume?

        init(_ reader: inout Relay.Reader) {
            self.volume = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.volume, b.volume)
            return e.isEqual
        }

        nonisolated struct Volume: Relay.Selection {
            let title: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.title = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.title, b.title)
                return e.isEqual
            }
        }
    }
}
