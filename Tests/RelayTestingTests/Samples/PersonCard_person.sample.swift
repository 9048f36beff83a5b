// @generated PersonCard_person.sample sha256:7824c7caca0ce9c06390d7305c03c1797db1ab46b8129b18e5086e3806d3dce3
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension PersonCard_person {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<PersonCard_person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String? = nil, username: Swift.String? = nil, site: Site? = nil, body: PersonCard_person.ObjectSample<PersonCard_person.Data.Body>? = nil, icon: PersonCard_person.ObjectSample<PersonCard_person.Data.Icon>? = nil, photo: PersonCard_person.ObjectSample<PersonCard_person.Data.Photo>? = nil, unscaled: PersonCard_person.ObjectSample<PersonCard_person.Data.Unscaled>? = nil, author: PersonCard_person.ObjectSample<PersonCard_person.Data.Author>? = nil) -> Self {
        return PersonCard_person.Data.sample(name: name, username: username, site: site, body: body, icon: icon, photo: photo, unscaled: unscaled, author: author)
    }
}

nonisolated extension PersonCard_person.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String? = nil, username: Swift.String? = nil, site: Site? = nil, body: PersonCard_person.ObjectSample<PersonCard_person.Data.Body>? = nil, icon: PersonCard_person.ObjectSample<PersonCard_person.Data.Icon>? = nil, photo: PersonCard_person.ObjectSample<PersonCard_person.Data.Photo>? = nil, unscaled: PersonCard_person.ObjectSample<PersonCard_person.Data.Unscaled>? = nil, author: PersonCard_person.ObjectSample<PersonCard_person.Data.Author>? = nil) -> RelayTesting.Sample<PersonCard_person> {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, name, name: "name")
        fields.set(1, username, name: "username")
        fields.set(2, site, name: "site")
        fields.set(3, objects: body)
        fields.set(4, objects: icon)
        fields.set(5, objects: photo)
        fields.set(6, objects: unscaled)
        fields.set(7, objects: author)
        return .init(fields)
    }
}

nonisolated extension PersonCard_person.ObjectSample<PersonCard_person.Data.Body> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Text")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}

nonisolated extension PersonCard_person.ObjectSample<PersonCard_person.Data.Icon> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(uri: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Image")
        fields.set(0, uri, name: "uri")
        return .init(fields)
    }
}

nonisolated extension PersonCard_person.ObjectSample<PersonCard_person.Data.Photo> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(uri: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Image")
        fields.set(0, uri, name: "uri")
        return .init(fields)
    }
}

nonisolated extension PersonCard_person.ObjectSample<PersonCard_person.Data.Unscaled> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(uri: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Image")
        fields.set(0, uri, name: "uri")
        return .init(fields)
    }
}

nonisolated extension PersonCard_person.ObjectSample<PersonCard_person.Data.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(byline: RelayTesting.Sample<PersonName_person> = PersonName_person.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, fragment: byline)
        return .init(fields)
    }
}
