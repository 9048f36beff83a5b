// @generated Same.graphql sha256:3553f6bb48d80e595fcc16b1d81e104f2013f64dc8c64115771ca20a846d2c09
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Same: Relay.GraphQLQuery {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Same
            text query Same{int}
            normalization
             int: Int
            reader
             int
            """#)
    }

    public init() {
    }

    public func write(to variables: inout Relay.VariableWriter) {
    }

    public nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        public let int: Swift.Int?

        public init(_ reader: inout Relay.Reader) {
            self.int = reader.optionalInt(0)
        }

        public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalInt(a.int, b.int)
            return e.isEqual
        }
    }
}
