// @generated PersonNote_person.sample sha256:b2f3e9bcd2fa3831b3a4c2f1cccf1adb3ce33903917e0a87c4695f321652a6c5
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension RelayTesting.Sample<PersonNote_person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", note: Swift.String? = nil) -> Self {
        return PersonNote_person.Data.sample(id: id, name: name, note: note)
    }
}

nonisolated extension PersonNote_person.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", note: Swift.String? = nil) -> RelayTesting.Sample<PersonNote_person> {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, note, name: "note")
        return .init(fields)
    }
}
