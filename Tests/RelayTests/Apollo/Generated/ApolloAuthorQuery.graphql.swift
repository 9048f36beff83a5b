// @generated ApolloAuthorQuery.graphql sha256:5d7169fed6832d68ed9ffc4cf808b4e8c55f754cccc14a0146a6e832c9e7d4a4
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAuthorQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAuthorQuery
            text query ApolloAuthorQuery($firstName:String!,$lastName:String!){author(firstName:$firstName,lastName:$lastName){firstName lastName}}
            variables
             firstName: String!
             lastName: String!
            normalization
             author(firstName: $firstName, lastName: $lastName): type Author @key(fields: ["firstName", "lastName"]) @lookup(arguments: ["firstName", "lastName"], scope: "Author")
              firstName: String!
              lastName: String!
            reader
             author(firstName: $firstName, lastName: $lastName)
              firstName
              lastName
            """#)
    }

    var firstName: Swift.String
    var lastName: Swift.String

    init(firstName: Swift.String, lastName: Swift.String) {
        self.firstName = firstName
        self.lastName = lastName
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("firstName", self.firstName)
        variables.write("lastName", self.lastName)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let author: Author?

        init(_ reader: inout Relay.Reader) {
            self.author = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.author, b.author)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection {
            let firstName: Swift.String
            let lastName: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.firstName = reader.string(0)
                self.lastName = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.firstName, b.firstName)
                e.string(a.lastName, b.lastName)
                return e.isEqual
            }
        }
    }
}
