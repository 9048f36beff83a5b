// @generated ApolloPromotedQuery.graphql sha256:d6f81025a18f56ffaf0b7ea8a45c1e8a171c966f27b5bfea638ae42bee195091
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloPromotedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloPromotedQuery
            text query ApolloPromotedQuery{promoted{isbn title}}
            normalization
             promoted: type Volume @key(fields: ["isbn"])
              isbn: String!
              title: String!
            reader
             promoted
              title
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let promoted: Promoted?

        init(_ reader: inout Relay.Reader) {
            self.promoted = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.promoted, b.promoted)
            return e.isEqual
        }

        nonisolated struct Promoted: Relay.Selection {
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
