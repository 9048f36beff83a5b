// @generated Needed_person.graphql sha256:6cf5ebf113359dfbb0762f516e652ec65a1f0ee3981264cd5a62ce36d52afe0e
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Needed_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Needed_person on type Person
            text fragment Needed_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             deputy @required(action: LOG) @derived(field: "Person.deputy", query: "Needed_person_deputy", keys: "ids", type: "Person")
              last
            """#, fragments: [Deputy_person.artifact], queries: [Needed_person_deputy.artifact])
    }

    typealias Output = Data?

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Who stands in.
        let deputy: Deputy

        init(_ reader: inout Relay.Reader) {
            self.deputy = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.deputy, b.deputy)
            return e.isEqual
        }

        nonisolated struct Deputy: Relay.Selection {
            let last: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.last = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.last, b.last)
                return e.isEqual
            }
        }
    }
}
