// @generated PartsSelf_all.graphql sha256:5b3345628d6c0e7a52cb1477bfcdd5320609464bb7f4b759a4e346eb1ade82f8
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PartsSelf_all: GraphQLFragment {
    static let artifact = Artifact(v1: #"""
        fragment PartsSelf_all on type All
        reader
         maybe
         known = grid
          size
        """#)

    nonisolated struct Data: Selection, FieldValue {
        let maybe: String?
        let known: [[Known?]]?

        init(_ reader: inout Reader) {
            self.maybe = reader.optionalString(0)
            self.known = reader.value(1)
        }

        static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.maybe, b.maybe)
            e.value(a.known, b.known)
            return e.isEqual
        }

        nonisolated struct Known: Selection, FieldValue {
            let size: Int

            init(_ reader: inout Reader) {
                self.size = reader.int(0)
            }

            static func == (a: Self, b: Self) -> Bool {
                var e = Equality()
                e.int(a.size, b.size)
                return e.isEqual
            }
        }
    }
}
