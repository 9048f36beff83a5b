// @generated ApolloAnySwornQuery.graphql sha256:e450334611ee7503874f2bd2c43664f1d54e3f30a4041323d4824fbfb95c54de
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAnySwornQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAnySwornQuery
            text query ApolloAnySwornQuery{anySworn{isJedi name}}
            normalization
             anySworn: type Sworn @key(fields: ["isJedi"])
              isJedi: Boolean!
              name: String
            reader
             anySworn
              name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let anySworn: AnySworn?

        init(_ reader: inout Relay.Reader) {
            self.anySworn = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.anySworn, b.anySworn)
            return e.isEqual
        }

        nonisolated struct AnySworn: Relay.Selection {
            let name: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
