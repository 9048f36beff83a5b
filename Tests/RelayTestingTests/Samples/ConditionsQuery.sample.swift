// @generated ConditionsQuery.sample sha256:f383faa105c3a3c87b63b7464ab139cf63c2d6089e6d2f5728e8ac940a3f7bde
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension ConditionsQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ConditionsQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me>? = nil) -> Self {
        return ConditionsQuery.Data.sample(me: me)
    }
}

nonisolated extension ConditionsQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me>? = nil) -> RelayTesting.Sample<ConditionsQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, customID: Relay.ID = Relay.ID("customID"), picture: ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Picture>? = nil, birthdate: ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Birthdate>? = nil, author: ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Author>? = nil, phones: [ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Phone>?]? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, customID, name: "customID")
        fields.set(2, objects: picture)
        fields.set(3, objects: birthdate)
        fields.set(4, objects: author)
        fields.set(5, objects: phones)
        return .init(fields)
    }
}

nonisolated extension ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Picture> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(uri: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Image")
        fields.set(0, uri, name: "uri")
        return .init(fields)
    }
}

nonisolated extension ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Birthdate> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(year: Swift.Int? = nil, month: Swift.Int? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Birthdate")
        fields.set(0, year, name: "year")
        fields.set(1, month, name: "month")
        return .init(fields)
    }
}

nonisolated extension ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name", objectType: Swift.String = "objectType") -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, name, name: "name")
        fields.set(1, objectType, name: "objectType")
        return .init(fields)
    }
}

nonisolated extension ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Phone> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(number: ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Phone.Number>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Phone")
        fields.set(0, objects: number)
        return .init(fields)
    }
}

nonisolated extension ConditionsQuery.ObjectSample<ConditionsQuery.Data.Me.Phone.Number> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(display: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PhoneNumber")
        fields.set(0, display, name: "display")
        return .init(fields)
    }
}
