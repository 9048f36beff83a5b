// @generated same_.graphql sha256:9e443ec1f4d6f2fdf4a18ee3a3971095116fbc283e5021b839ed5d1e94879f5a
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Same_: Relay.GraphQLQuery {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query same_
            text query same_{int}
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
