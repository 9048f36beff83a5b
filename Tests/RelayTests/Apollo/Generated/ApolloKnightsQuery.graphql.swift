// @generated ApolloKnightsQuery.graphql sha256:6e4c45155919c40d030cd23d2bba69b5baebf82a31959110cb3ea4d0b5327867
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloKnightsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloKnightsQuery
            text query ApolloKnightsQuery($names:[String!]!,$isJedi:Boolean!){knights(isJedi:$isJedi,names:$names){isJedi name age}}
            variables
             names: [String!]!
             isJedi: Boolean!
            normalization
             knights(isJedi: $isJedi, names: $names): [type Knight!]! @key(fields: ["isJedi", "name"]) @lookup(arguments: ["isJedi", "names"], scope: "Knight")
              isJedi: Boolean!
              name: String!
              age: Int
            reader
             knights(isJedi: $isJedi, names: $names)
              name
              age
            """#)
    }

    var names: [Swift.String]
    var isJedi: Swift.Bool

    init(names: [Swift.String], isJedi: Swift.Bool) {
        self.names = names
        self.isJedi = isJedi
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("names", self.names)
        variables.write("isJedi", self.isJedi)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let knights: [Knight]

        init(_ reader: inout Relay.Reader) {
            self.knights = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.knights, b.knights)
            return e.isEqual
        }

        nonisolated struct Knight: Relay.Selection {
            let name: Swift.String
            let age: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.age = reader.optionalInt(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.optionalInt(a.age, b.age)
                return e.isEqual
            }
        }
    }
}
