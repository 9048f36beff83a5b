// @generated BadgeRow_person_badge.graphql sha256:079bb0237a5ab2fa7411a06283eaf77c8f62c575882f886e2a1f6e00f6ea5a36
// Made by relay-generator from GraphQL/Rows.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `badge` in `BadgeRow_person`.
nonisolated struct BadgeRow_person_badge: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query BadgeRow_person_badge
            text query BadgeRow_person_badge($code:ID!){badge(code:$code){code title}}
            variables
             code: ID!
            normalization
             badge(code: $code): type Badge @key(fields: ["code"]) @lookup(arguments: ["code"], scope: "Badge")
              code: ID!
              title: String!
            reader
             badge(code: $code)
              __typename
            """#)
    }

    var code: Relay.ID

    init(code: Relay.ID) {
        self.code = code
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("code", self.code)
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
            let __typename: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                return e.isEqual
            }
        }
    }
}
