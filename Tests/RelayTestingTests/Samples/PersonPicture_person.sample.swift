// @generated PersonPicture_person.sample sha256:2b0021e97055c0bff22eb9c3addf8407bec94555e5d868a0db0cae0f873d75a5
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension PersonPicture_person {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<PersonPicture_person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", picture: PersonPicture_person.ObjectSample<PersonPicture_person.Data.Picture>? = nil) -> Self {
        return PersonPicture_person.Data.sample(id: id, name: name, picture: picture)
    }
}

nonisolated extension PersonPicture_person.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", picture: PersonPicture_person.ObjectSample<PersonPicture_person.Data.Picture>? = nil) -> RelayTesting.Sample<PersonPicture_person> {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, objects: picture)
        return .init(fields)
    }
}

nonisolated extension PersonPicture_person.ObjectSample<PersonPicture_person.Data.Picture> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(uri: Swift.String? = nil, width: Swift.Int? = nil, height: Swift.Int? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Image")
        fields.set(0, uri, name: "uri")
        fields.set(1, width, name: "width")
        fields.set(2, height, name: "height")
        return .init(fields)
    }
}
