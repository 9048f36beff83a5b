// @generated Greeting_person.graphql sha256:9a2d9b37ca436847afbef48aaf7a53ac0d434f4ef8e91733c3d9b0e0ca4b2cde
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Greeting_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Greeting_person on type Person
            text fragment Greeting_person on Person{...FullName_person boss{id ...FullName_person}}
            spreads FullName_person
            normalization
             ...FullName_person
             boss: type Person
              id: ID!
              ...FullName_person
            reader
             fullName(style: SHORT) @derived(field: "Person.fullName")
             boss
              fullName @derived(field: "Person.fullName")
            """#, fragments: [FullName_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// The name, as cards show it.
        let fullName: Swift.String
        let boss: Boss?

        init(_ reader: inout Relay.Reader) {
            self.fullName = reader.string(0)
            self.boss = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.fullName, b.fullName)
            e.optionalObject(a.boss, b.boss)
            return e.isEqual
        }

        nonisolated struct Boss: Relay.Selection {
            /// The name, as cards show it.
            let fullName: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.fullName = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.fullName, b.fullName)
                return e.isEqual
            }
        }
    }
}
