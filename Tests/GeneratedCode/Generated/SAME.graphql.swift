// @generated SAME.graphql sha256:82100700ebf6d45f117e1b325b2acde493a8d81a47fe33ab41106ad718258642
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct SAME: Relay.GraphQLQuery {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SAME
            text query SAME{int}
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
