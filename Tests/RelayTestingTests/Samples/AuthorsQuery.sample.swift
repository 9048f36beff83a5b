// @generated AuthorsQuery.sample sha256:5c94f4eb9723e16f241dcae18a7f7c26702ab5381ff3c6f161229d9ec6a67f09
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension AuthorsQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<AuthorsQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: AuthorsQuery.ObjectSample<AuthorsQuery.Data.Node>? = nil) -> Self {
        return AuthorsQuery.Data.sample(node: node)
    }
}

nonisolated extension AuthorsQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: AuthorsQuery.ObjectSample<AuthorsQuery.Data.Node>? = nil) -> RelayTesting.Sample<AuthorsQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension AuthorsQuery.ObjectSample<AuthorsQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(person: RelayTesting.Sample<PersonAuthor_person>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.set(0, fragmentOrNil: person)
        return .init(fields)
    }
}
