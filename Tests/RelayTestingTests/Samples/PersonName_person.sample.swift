// @generated PersonName_person.sample sha256:d3914f0a899bda4b4f70d4e0d6c19564c94f6d5bf8c7e120a3ba2ce4db5582f9
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension RelayTesting.Sample<PersonName_person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String? = nil) -> Self {
        return PersonName_person.Data.sample(id: id, name: name)
    }
}

nonisolated extension PersonName_person.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String? = nil) -> RelayTesting.Sample<PersonName_person> {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        return .init(fields)
    }
}
