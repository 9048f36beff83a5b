// @generated Chain_person.graphql sha256:e1e931c97554f1670af177bc5286f2f87dd495f248b9199be26eafa97da03789
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Chain_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Chain_person on type Person
            text fragment Chain_person on Person{id ...Deputy_person}
            spreads Deputy_person
            normalization
             id: ID!
             ...Deputy_person
            reader
             id
             deputy @derived(field: "Person.deputy", query: "Chain_person_deputy", keys: "ids", type: "Person")
              first
              deputy @derived(field: "Person.deputy", query: "Chain_person_deputy_deputy", keys: "ids", type: "Person")
               last
            """#, fragments: [Deputy_person.artifact], queries: [Chain_person_deputy.artifact, Chain_person_deputy_deputy.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        /// Who stands in.
        let deputy: Deputy?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.deputy = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalObject(a.deputy, b.deputy)
            return e.isEqual
        }

        nonisolated struct Deputy: Relay.Selection {
            let first: Swift.String?
            /// Who stands in.
            let deputy: Deputy?

            init(_ reader: inout Relay.Reader) {
                self.first = reader.optionalString(0)
                self.deputy = reader.optionalObject(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.first, b.first)
                e.optionalObject(a.deputy, b.deputy)
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
}
