// @generated LivePulse_person.graphql sha256:e68fcefbf4746f2eef283060d20cf09fd72bcad10a485671e1bd568fc1c28df4
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LivePulse_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment LivePulse_person on type Person
            text fragment LivePulse_person on Person{...Pulse_person}
            spreads Pulse_person
            normalization
             ...Pulse_person
            reader
             pulse @derived(field: "Person.pulse")
            """#, fragments: [Pulse_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let pulse: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.pulse = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.pulse, b.pulse)
            return e.isEqual
        }
    }
}
