// @generated LoggedOf_person.graphql sha256:7739764bc971e14111064f3ef15ea61336c0f694fe3c809af52e09170a9ae798
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LoggedOf_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment LoggedOf_person on type Person
            text fragment LoggedOf_person on Person{...Logged_person boss{id}}
            spreads Logged_person
            normalization
             ...Logged_person
             boss: type Person
              id: ID!
            reader
             logged @derived(field: "Person.logged")
             boss @required(action: LOG)
              id
            """#, fragments: [Logged_person.artifact])
    }

    typealias Output = Data?

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let logged: Swift.String?
        let boss: Boss

        init(_ reader: inout Relay.Reader) {
            self.logged = reader.optionalString(0)
            self.boss = reader.object(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.logged, b.logged)
            e.object(a.boss, b.boss)
            return e.isEqual
        }

        nonisolated struct Boss: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
