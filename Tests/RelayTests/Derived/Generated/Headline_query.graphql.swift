// @generated Headline_query.graphql sha256:bb5698055c692ae08103d51b2ff80ecf3a5f85831c5fe956f8d948b16bcb93c0
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Headline_query: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Headline_query on type Query
            text fragment Headline_query on Query{team{id title}}
            normalization
             team: type Team
              id: ID!
              title: String!
            reader
             team
              title
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let team: Team?

        init(_ reader: inout Relay.Reader) {
            self.team = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.team, b.team)
            return e.isEqual
        }

        nonisolated struct Team: Relay.Selection {
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
