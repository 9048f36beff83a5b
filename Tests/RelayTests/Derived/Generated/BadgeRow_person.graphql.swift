// @generated BadgeRow_person.graphql sha256:079bb0237a5ab2fa7411a06283eaf77c8f62c575882f886e2a1f6e00f6ea5a36
// Made by relay-generator from GraphQL/Rows.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum BadgeRow_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment BadgeRow_person on type Person
            text fragment BadgeRow_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             badge @derived(field: "Person.badge", query: "BadgeRow_person_badge", key: "code", type: "Badge")
              title
            """#, fragments: [Deputy_person.artifact], queries: [BadgeRow_person_badge.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let badge: Badge?

        init(_ reader: inout Relay.Reader) {
            self.badge = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.badge, b.badge)
            return e.isEqual
        }

        nonisolated struct Badge: Relay.Selection {
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
