// @generated PersonEmails_person.graphql sha256:2f0f5216a4332828500791660cb31ada076f7d62281b38f247aadffb418a8833
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PersonEmails_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PersonEmails_person on type Person
            text fragment PersonEmails_person on Person{username emails}
            normalization
             username: String
             emails: [String!]
            reader
             username
             emails
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let username: Swift.String?
        let emails: [Swift.String]?

        init(_ reader: inout Relay.Reader) {
            self.username = reader.optionalString(0)
            self.emails = reader.value(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.username, b.username)
            e.value(a.emails, b.emails)
            return e.isEqual
        }
    }
}
