// @generated NamesQuery.sample sha256:e51d897d429f40bf7bb6eeca5b897a6108541ff70fedf71eb44896c2a150bee9
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension NamesQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<NamesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(named: [NamesQuery.ObjectSample<NamesQuery.Data.Named>?]? = nil) -> Self {
        return NamesQuery.Data.sample(named: named)
    }
}

nonisolated extension NamesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(named: [NamesQuery.ObjectSample<NamesQuery.Data.Named>?]? = nil) -> RelayTesting.Sample<NamesQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: named)
        return .init(fields)
    }
}

nonisolated extension NamesQuery.ObjectSample<NamesQuery.Data.Named> {
    /// A sample with the defaults of the fields that are not given.
    static func user(name: Swift.String = "name", id: Relay.ID? = nil) -> Self {
        var fields = RelayTesting.SampleFields("User", isChosen: true, case: 0)
        fields.set(0, name, name: "name")
        fields.setID(1, id)
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func tag(name: Swift.String = "name", count: Swift.Int = 42) -> Self {
        var fields = RelayTesting.SampleFields("Tag", isChosen: true, case: 1)
        fields.set(0, name, name: "name")
        fields.set(1, count, name: "count")
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("Person", isChosen: true, case: 2)
        fields.set(0, name, name: "name")
        return .init(fields)
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> Self {
        return .user()
    }
}
