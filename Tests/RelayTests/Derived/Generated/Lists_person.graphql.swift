// @generated Lists_person.graphql sha256:24139af9c5135178afda98536c49dfa8ae576d0006dff7704de0671a1b2bcc2a
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Lists_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Lists_person on type Person
            text fragment Lists_person on Person{...Best_person ...Birthday_person}
            spreads Best_person Birthday_person
            normalization
             ...Best_person
             ...Birthday_person
            reader
             two = best(count: 2) @derived(field: "Person.best")
             least = best(count: 10, least: [3]) @derived(field: "Person.best")
             grid @derived(field: "Person.grid")
             birthday @derived(field: "Person.birthday")
            """#, fragments: [Best_person.artifact, Birthday_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let two: [Swift.Int]
        let least: [Swift.Int]
        let grid: [[Swift.Int]]
        let birthday: Timestamp

        init(_ reader: inout Relay.Reader) {
            self.two = reader.value(0)
            self.least = reader.value(1)
            self.grid = reader.value(2)
            self.birthday = reader.value(3)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.two, b.two)
            e.value(a.least, b.least)
            e.value(a.grid, b.grid)
            e.value(a.birthday, b.birthday)
            return e.isEqual
        }
    }
}
