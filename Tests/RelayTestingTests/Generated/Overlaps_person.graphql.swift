// @generated Overlaps_person.graphql sha256:b70fd396066ce8ba769deb34fbbdd3b4d2ecf283f50459f21322f7f27d842f72
// Made by relay-generator from GraphQL/Overlaps.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Overlaps_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Overlaps_person on type Person
            text fragment Overlaps_person on Person{...OverlapsInner_person emails tags author{id name} actor{__typename id name}}
            spreads OverlapsInner_person
            normalization
             ...OverlapsInner_person
             emails: [String!]
             tags: [String!]!
             author: type Person
              id: ID!
              name: String!
             actor: interface Actor
              __typename: String!
              id: ID!
              name: String!
            reader
             ...OverlapsInner_person
             emails
             tags
             author
              name
             actor
              name
            """#, fragments: [OverlapsInner_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let overlapsInner_person: OverlapsInner_person.Ref
        let emails: [Swift.String]?
        let tags: [Swift.String]
        let author: Author?
        let actor: Actor?

        init(_ reader: inout Relay.Reader) {
            self.overlapsInner_person = reader.fragment(0)
            self.emails = reader.value(1)
            self.tags = reader.value(2)
            self.author = reader.optionalObject(3)
            self.actor = reader.optionalObject(4)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.overlapsInner_person, b.overlapsInner_person)
            e.value(a.emails, b.emails)
            e.value(a.tags, b.tags)
            e.optionalObject(a.author, b.author)
            e.optionalObject(a.actor, b.actor)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }

        nonisolated struct Actor: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
