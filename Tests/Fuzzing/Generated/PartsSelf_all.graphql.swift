// @generated PartsSelf_all.graphql sha256:5b3345628d6c0e7a52cb1477bfcdd5320609464bb7f4b759a4e346eb1ade82f8
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PartsSelf_all: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PartsSelf_all on type All
            text fragment PartsSelf_all on All{maybe known:grid{id size}}
            normalization
             maybe: String
             known = grid: [[type Thing]!]
              id: ID!
              size: Int!
            reader
             maybe
             known = grid
              size
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let maybe: Swift.String?
        let known: [[Known?]]?

        init(_ reader: inout Relay.Reader) {
            self.maybe = reader.optionalString(0)
            self.known = reader.value(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.maybe, b.maybe)
            e.value(a.known, b.known)
            return e.isEqual
        }

        nonisolated struct Known: Relay.Selection, Relay.FieldValue {
            let size: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.size = reader.int(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.int(a.size, b.size)
                return e.isEqual
            }
        }
    }
}
