// @generated TopQuery.graphql sha256:9a5fdded441079f6bddfd203121d5114901bb5735d97e792f516f94cc0294a2a
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TopQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TopQuery
            text query TopQuery{top(limit:2){id title isPinned effort}}
            normalization
             top(limit: 2): [type Issue] @follows(types: ["Issue"], where: {isPinned: {eq: true}}, orderBy: [{effort: DESC}], ifUnknown: INVALIDATE)
              id: ID!
              title: String!
              isPinned: Boolean!
              effort: Float
            reader
             top(limit: 2)
              id
              title
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let top: [Top?]?

        init(_ reader: inout Relay.Reader) {
            self.top = reader.optionalObjectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjectsOrNil(a.top, b.top)
            return e.isEqual
        }

        nonisolated struct Top: Relay.Selection, Swift.Identifiable {
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
