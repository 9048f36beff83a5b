// @generated ApolloBadgeQuery.graphql sha256:9b43534cc278ce6495f1a6e01aa98b03191c7b3130bad26d44ea1df7536ccbae
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloBadgeQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloBadgeQuery
            text query ApolloBadgeQuery{badge{at{id address} number text}}
            normalization
             badge: type Badge @key(fields: ["at.address", "number"])
              at: type Library! @key(fields: ["id"])
               id: ID!
               address: String!
              number: Int!
              text: String
            reader
             badge
              at
               address
              number
              text
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let badge: Badge?

        init(_ reader: inout Relay.Reader) {
            self.badge = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.badge, b.badge)
            return e.isEqual
        }

        nonisolated struct Badge: Relay.Selection {
            let at: At
            let number: Swift.Int
            let text: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.at = reader.object(0)
                self.number = reader.int(1)
                self.text = reader.optionalString(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.at, b.at)
                e.int(a.number, b.number)
                e.optionalString(a.text, b.text)
                return e.isEqual
            }

            nonisolated struct At: Relay.Selection {
                let address: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.address = reader.string(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.address, b.address)
                    return e.isEqual
                }
            }
        }
    }
}
