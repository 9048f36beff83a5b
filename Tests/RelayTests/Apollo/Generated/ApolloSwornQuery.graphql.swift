// @generated ApolloSwornQuery.graphql sha256:4e9147a026a054a2371aad1c69a3959a526806c8db6f40293cd53f5e34ad4e38
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloSwornQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloSwornQuery
            text query ApolloSwornQuery($isJedi:Boolean!){sworn(isJedi:$isJedi){isJedi name}}
            variables
             isJedi: Boolean!
            normalization
             sworn(isJedi: $isJedi): type Sworn @key(fields: ["isJedi"]) @lookup(arguments: ["isJedi"], scope: "Sworn")
              isJedi: Boolean!
              name: String
            reader
             sworn(isJedi: $isJedi)
              name
            """#)
    }

    var isJedi: Swift.Bool

    init(isJedi: Swift.Bool) {
        self.isJedi = isJedi
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("isJedi", self.isJedi)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let sworn: Sworn?

        init(_ reader: inout Relay.Reader) {
            self.sworn = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.sworn, b.sworn)
            return e.isEqual
        }

        nonisolated struct Sworn: Relay.Selection {
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
