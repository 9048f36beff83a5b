// @generated ApolloAgedQuery.graphql sha256:4d63003f63507fcaf18b6cbfa0eeb22608b3f601971eee344b151da294a492d5
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAgedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAgedQuery
            text query ApolloAgedQuery($age:Int!){aged(age:$age){age name}}
            variables
             age: Int!
            normalization
             aged(age: $age): type Aged @key(fields: ["age"]) @lookup(arguments: ["age"], scope: "Aged")
              age: Int!
              name: String
            reader
             aged(age: $age)
              name
            """#)
    }

    var age: Swift.Int

    init(age: Swift.Int) {
        self.age = age
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("age", self.age)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let aged: Aged?

        init(_ reader: inout Relay.Reader) {
            self.aged = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.aged, b.aged)
            return e.isEqual
        }

        nonisolated struct Aged: Relay.Selection {
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
