// @generated SitesQuery.graphql sha256:54ee988f96cb38869b36836dc18c5daff76efdaac72b94f6c7b9779c0bfb33f1
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SitesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SitesQuery
            text query SitesQuery{me{id firstName site traits emails}}
            normalization
             me: type Person
              id: ID!
              firstName: String
              site: enum Site
              traits: [enum Trait!]
              emails: [String!]
            reader
             me
              id
              firstName
              site
              traits
              emails
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let me: Me?

        init(_ reader: inout Relay.Reader) {
            self.me = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let firstName: Swift.String?
            let site: Site?
            let traits: [Trait]?
            let emails: [Swift.String]?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.firstName = reader.optionalString(1)
                self.site = reader.optionalValue(2)
                self.traits = reader.value(3)
                self.emails = reader.value(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.firstName, b.firstName)
                e.optionalValue(a.site, b.site)
                e.value(a.traits, b.traits)
                e.value(a.emails, b.emails)
                return e.isEqual
            }
        }
    }
}
