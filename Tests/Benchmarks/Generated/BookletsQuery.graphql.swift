// @generated BookletsQuery.graphql sha256:46d5108858b5bf23639861b9246f40a0a725201c9158412957770870067520a9
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct BookletsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query BookletsQuery
            text query BookletsQuery{booklets{isbn region name value}}
            normalization
             booklets: [type Booklet!]! @key(fields: ["isbn"])
              isbn: String!
              region: Int!
              name: String!
              value: Int!
            reader
             booklets
              isbn
              region
              name
              value
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let booklets: [Booklet]

        init(_ reader: inout Relay.Reader) {
            self.booklets = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.booklets, b.booklets)
            return e.isEqual
        }

        /// Identified by one field within its type.
        nonisolated struct Booklet: Relay.Selection {
            let isbn: Swift.String
            let region: Swift.Int
            let name: Swift.String
            let value: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.isbn = reader.string(0)
                self.region = reader.int(1)
                self.name = reader.string(2)
                self.value = reader.int(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.isbn, b.isbn)
                e.int(a.region, b.region)
                e.string(a.name, b.name)
                e.int(a.value, b.value)
                return e.isEqual
            }
        }
    }
}
