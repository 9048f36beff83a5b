// @generated PersonEmails_person.sample sha256:2f0f5216a4332828500791660cb31ada076f7d62281b38f247aadffb418a8833
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension RelayTesting.Sample<PersonEmails_person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(username: Swift.String? = nil, emails: [Swift.String]? = nil) -> Self {
        return PersonEmails_person.Data.sample(username: username, emails: emails)
    }
}

nonisolated extension PersonEmails_person.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(username: Swift.String? = nil, emails: [Swift.String]? = nil) -> RelayTesting.Sample<PersonEmails_person> {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, username, name: "username")
        fields.set(1, emails, name: "emails")
        return .init(fields)
    }
}
