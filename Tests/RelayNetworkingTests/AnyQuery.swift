@_spi(Generated) import Relay

/// `{ a }`, for what needs a generated operation.
struct AnyQuery: GraphQLQuery {
    static let artifact = Artifact(
        v1: """
            query AnyQuery
            text query AnyQuery{a}
            normalization
             a: Int
            reader
             a
            """
    )

    func write(to variables: inout VariableWriter) {}

    struct Data: Selection, FieldValue {
        let a: Int?

        init(_ reader: inout Reader) {
            self.a = reader.optionalInt(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Bool { a.a == b.a }
    }
}
