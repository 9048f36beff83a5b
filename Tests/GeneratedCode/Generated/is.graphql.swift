// @generated is.graphql sha256:384aae3436f27ffc703c4a16797e67f21a175bf5a85b93da99e4538a5675abd6
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Is: Relay.GraphQLSubscription {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription is
            text subscription is{is{id}}
            normalization
             is: type Optional
              id: ID!
            reader
             is
              id
            """#)
    }

    public init() {
    }

    public func write(to variables: inout Relay.VariableWriter) {
    }

    public nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        public let `is`: Is?

        public init(_ reader: inout Relay.Reader) {
            self.`is` = reader.optionalObject(0)
        }

        public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.`is`, b.`is`)
            return e.isEqual
        }

        public nonisolated struct Is: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
