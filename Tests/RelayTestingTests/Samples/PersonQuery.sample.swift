// @generated PersonQuery.sample sha256:6eab509a16989252183e6f5b97b5c279f6729ee0bfb1479d804075bfaec26fa1
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension PersonQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<PersonQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: PersonQuery.ObjectSample<PersonQuery.Data.Node>? = nil) -> Self {
        return PersonQuery.Data.sample(node: node)
    }
}

nonisolated extension PersonQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: PersonQuery.ObjectSample<PersonQuery.Data.Node>? = nil) -> RelayTesting.Sample<PersonQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension PersonQuery.ObjectSample<PersonQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(person: RelayTesting.Sample<PersonPicture_person>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.set(0, fragmentOrNil: person)
        return .init(fields)
    }
}
