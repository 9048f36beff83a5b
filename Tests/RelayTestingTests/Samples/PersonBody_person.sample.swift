// @generated PersonBody_person.sample sha256:92c365df59c898d2ff5f15fbe23641a8eefce654ebbcd5f1db5eb16ca6a7cfa6
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension PersonBody_person {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<PersonBody_person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(body: PersonBody_person.ObjectSample<PersonBody_person.Data.Body>? = nil) -> Self {
        return PersonBody_person.Data.sample(body: body)
    }
}

nonisolated extension PersonBody_person.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(body: PersonBody_person.ObjectSample<PersonBody_person.Data.Body>? = nil) -> RelayTesting.Sample<PersonBody_person> {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, objects: body)
        return .init(fields)
    }
}

nonisolated extension PersonBody_person.ObjectSample<PersonBody_person.Data.Body> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Text")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}
