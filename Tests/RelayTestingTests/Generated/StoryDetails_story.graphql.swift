// @generated StoryDetails_story.graphql sha256:c1aefa0c62edd8285cdae2aa631aa1e9272d662e29d56211694bdcc428b1ead2
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryDetails_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryDetails_story on type Story
            text fragment StoryDetails_story on Story{subtitle rating kind kinds createdAt grid related(first:2){id title}}
            normalization
             subtitle: String
             rating: Float
             kind: enum Kind!
             kinds: [enum Kind!]
             createdAt: scalar DateTime!
             grid: [[Int!]!]
             related(first: 2): [type Story]
              id: ID!
              title: String!
            reader
             subtitle
             rating
             kind
             kinds
             createdAt
             grid
             related(first: 2)
              id
              title
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let subtitle: Swift.String?
        let rating: Swift.Double?
        let kind: Kind
        let kinds: [Kind]?
        let createdAt: Relay.JSONValue
        let grid: [[Swift.Int]]?
        let related: [Related?]?

        init(_ reader: inout Relay.Reader) {
            self.subtitle = reader.optionalString(0)
            self.rating = reader.optionalDouble(1)
            self.kind = reader.value(2)
            self.kinds = reader.value(3)
            self.createdAt = reader.value(4)
            self.grid = reader.value(5)
            self.related = reader.optionalObjectsOrNil(6)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.subtitle, b.subtitle)
            e.optionalDouble(a.rating, b.rating)
            e.value(a.kind, b.kind)
            e.value(a.kinds, b.kinds)
            e.value(a.createdAt, b.createdAt)
            e.value(a.grid, b.grid)
            e.optionalObjectsOrNil(a.related, b.related)
            return e.isEqual
        }

        nonisolated struct Related: Relay.Selection, Swift.Identifiable {
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
