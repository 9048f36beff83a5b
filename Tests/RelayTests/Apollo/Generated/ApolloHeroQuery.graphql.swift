// @generated ApolloHeroQuery.graphql sha256:5f5f07c766d8d05e2cba200c11eabdda3731a2f2484e031e89bccb6c37f744bb
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloHeroQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloHeroQuery
            text query ApolloHeroQuery($name:String!){hero(name:$name){name age}}
            variables
             name: String!
            normalization
             hero(name: $name): type Hero @key(fields: ["name"]) @lookup(arguments: ["name"], scope: "Hero")
              name: String!
              age: Int
            reader
             hero(name: $name)
              age
            """#)
    }

    var name: Swift.String

    init(name: Swift.String) {
        self.name = name
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("name", self.name)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let hero: Hero?

        init(_ reader: inout Relay.Reader) {
            self.hero = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.hero, b.hero)
            return e.isEqual
        }

        nonisolated struct Hero: Relay.Selection {
            let age: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.age = reader.optionalInt(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.age, b.age)
                return e.isEqual
            }
        }
    }
}
