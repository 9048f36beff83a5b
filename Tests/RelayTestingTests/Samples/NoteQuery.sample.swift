// @generated NoteQuery.sample sha256:790d740421acf02c9cc5e89f9362a7e1275d8b912ed730e0a197eaebbc36647b
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension NoteQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<NoteQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: NoteQuery.ObjectSample<NoteQuery.Data.Me>? = nil) -> Self {
        return NoteQuery.Data.sample(me: me)
    }
}

nonisolated extension NoteQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: NoteQuery.ObjectSample<NoteQuery.Data.Me>? = nil) -> RelayTesting.Sample<NoteQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension NoteQuery.ObjectSample<NoteQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", personNote_person: RelayTesting.Sample<PersonNote_person> = PersonNote_person.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, fragment: personNote_person)
        return .init(fields)
    }
}
