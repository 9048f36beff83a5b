// @generated ApolloRecommendedQuery.graphql sha256:0313565b9bb62c607b9064bf6080df8223ad9008b5ddb34850bf1d48f948c6d1
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloRecommendedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloRecommendedQuery
            text query ApolloRecommendedQuery{recommended{isbn title}}
            normalization
             recommended: type Volume @key(fields: ["isbn"])
              isbn: String!
              title: String!
            reader
             recommended
              isbn
              title
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let recommended: Recommended?

        init(_ reader: inout Relay.Reader) {
            self.recommended = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.recommended, b.recommended)
            return e.isEqual
        }

        nonisolated struct Recommended: Relay.Selection {
            let isbn: Swift.String
            let title: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.isbn = reader.string(0)
                self.title = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.isbn, b.isbn)
                e.string(a.title, b.title)
                return e.isEqual
            }
        }
    }
}
