// @generated Popular_query.graphql sha256:5f317e37189d38550fd7d8b439ac03d21774a06e6c621b4e8601b7172c045cad
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Popular_query: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Popular_query on type Query
            text fragment Popular_query on Query{search(text:"swift"){id title likeCount}}
            normalization
             search(text: "swift"): [type Story!]! @follows(types: ["Story"], where: {likeCount: {gte: 100}}, orderBy: [{likeCount: DESC}])
              id: ID!
              title: String!
              likeCount: Int!
            reader
             search(text: "swift")
              id
              title
            """#)
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
