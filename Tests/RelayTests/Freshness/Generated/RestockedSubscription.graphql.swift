// @generated RestockedSubscription.graphql sha256:6d20f8f0c55f5e6cf784b3eecbc5773ceb79d4b07c0b346eab756d4886b24d56
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RestockedSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription RestockedSubscription
            text subscription RestockedSubscription{restocked{id stock}}
            normalization
             restocked: type Product @maxAge(seconds: 60)
              id: ID! @maxAge(seconds: 60)
              stock: Int @maxAge(seconds: 5)
            reader
             restocked
              stock
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let restocked: Restocked?

        init(_ reader: inout Relay.Reader) {
            self.restocked = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.restocked, b.restocked)
            return e.isEqual
        }

        nonisolated struct Restocked: Relay.Selection {
            let stock: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.stock = reader.optionalInt(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.stock, b.stock)
                return e.isEqual
            }
        }
    }
}
