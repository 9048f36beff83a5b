// @generated PersonAuthor_person.sample sha256:c70f2b132374eef941d498c1c38823faab2b948f8c08c87f6b0398ea592c0c1c
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension PersonAuthor_person {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<PersonAuthor_person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", author: PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.Author>? = nil, more: PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.More>? = nil) -> Self {
        return PersonAuthor_person.Data.sample(id: id, name: name, author: author, more: more)
    }
}

nonisolated extension PersonAuthor_person.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", author: PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.Author>? = nil, more: PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.More>? = nil) -> RelayTesting.Sample<PersonAuthor_person> {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, objects: author)
        fields.set(3, inline: more)
        return .init(fields)
    }
}

nonisolated extension PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", authorID: Relay.ID = Relay.ID("authorID"), username: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, authorID, name: "authorID")
        fields.set(3, username, name: "username")
        return .init(fields)
    }
}

nonisolated extension PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.More> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(author: PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.More.Author>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, objects: author)
        return .init(fields)
    }
}

nonisolated extension PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.More.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(myID: Relay.ID = Relay.ID("myID"), myUsername: Swift.String? = nil, emails: [Swift.String]? = nil, birthdate: PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.More.Author.Birthdate>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, myID, name: "myID")
        fields.set(1, myUsername, name: "myUsername")
        fields.set(2, emails, name: "emails")
        fields.set(3, objects: birthdate)
        return .init(fields)
    }
}

nonisolated extension PersonAuthor_person.ObjectSample<PersonAuthor_person.Data.More.Author.Birthdate> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(day: Swift.Int? = nil, month: Swift.Int? = nil, year: Swift.Int? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Birthdate")
        fields.set(0, day, name: "day")
        fields.set(1, month, name: "month")
        fields.set(2, year, name: "year")
        return .init(fields)
    }
}
