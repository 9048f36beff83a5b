// @generated Caught_person.graphql sha256:3bbd48e079ed45e5a18a7af05134b8725b74f3c331a5bf5345fe65f83d8e321e
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Caught_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Caught_person on type Person
            text fragment Caught_person on Person{...Initial_person ...FullName_person}
            spreads FullName_person Initial_person
            normalization
             ...Initial_person
             ...FullName_person
            reader
             initial @catch(to: RESULT) @derived(field: "Person.initial")
             fullName(style: SHORT) @catch(to: RESULT) @derived(field: "Person.fullName")
            """#, fragments: [FullName_person.artifact, Initial_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let initial: Swift.Result<Swift.String?, Relay.FieldErrors>
        /// The name, as cards show it.
        let fullName: Swift.Result<Swift.String, Relay.FieldErrors>

        init(_ reader: inout Relay.Reader) {
            self.initial = reader.value(0)
            self.fullName = reader.value(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.initial, b.initial)
            e.value(a.fullName, b.fullName)
            return e.isEqual
        }
    }
}
