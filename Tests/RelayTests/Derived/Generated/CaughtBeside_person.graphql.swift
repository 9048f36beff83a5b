// @generated CaughtBeside_person.graphql sha256:919f126e943af336179b3d30989266a69783e9543765b251845b1799ca41a4bd
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CaughtBeside_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CaughtBeside_person on type Person
            text fragment CaughtBeside_person on Person{...Deputy_person first born}
            spreads Deputy_person
            normalization
             ...Deputy_person
             first: String
             born: Int!
            reader
             deputy @derived(field: "Person.deputy", query: "CaughtBeside_person_deputy", keys: "ids", type: "Person")
              last
             first @catch(to: RESULT)
             born @catch(to: RESULT)
            """#, fragments: [Deputy_person.artifact], queries: [CaughtBeside_person_deputy.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Who stands in.
        let deputy: Deputy?
        let first: Swift.Result<Swift.String?, Relay.FieldErrors>
        let born: Swift.Result<Swift.Int, Relay.FieldErrors>

        init(_ reader: inout Relay.Reader) {
            self.deputy = reader.optionalObject(0)
            self.first = reader.value(1)
            self.born = reader.value(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.deputy, b.deputy)
            e.value(a.first, b.first)
            e.value(a.born, b.born)
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
