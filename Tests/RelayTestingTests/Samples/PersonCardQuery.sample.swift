// @generated PersonCardQuery.sample sha256:5cbacf2a4b986d51c574c0326261bcfe77cdff18a811867c356ec53a80e374ea
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension PersonCardQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<PersonCardQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: PersonCardQuery.ObjectSample<PersonCardQuery.Data.Me>? = nil) -> Self {
        return PersonCardQuery.Data.sample(me: me)
    }
}

nonisolated extension PersonCardQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: PersonCardQuery.ObjectSample<PersonCardQuery.Data.Me>? = nil) -> RelayTesting.Sample<PersonCardQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension PersonCardQuery.ObjectSample<PersonCardQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(personCard_person: RelayTesting.Sample<PersonCard_person> = PersonCard_person.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, fragment: personCard_person)
        return .init(fields)
    }
}
