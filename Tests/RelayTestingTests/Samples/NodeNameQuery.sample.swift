// @generated NodeNameQuery.sample sha256:0e02a3d0f22d4d5beb78b72a0b3e5ef521ac52b0928bc3b5be7025de0e389ed5
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension NodeNameQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<NodeNameQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: NodeNameQuery.ObjectSample<NodeNameQuery.Data.Node>? = nil) -> Self {
        return NodeNameQuery.Data.sample(node: node)
    }
}

nonisolated extension NodeNameQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: NodeNameQuery.ObjectSample<NodeNameQuery.Data.Node>? = nil) -> RelayTesting.Sample<NodeNameQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension NodeNameQuery.ObjectSample<NodeNameQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func person(id: Relay.ID? = nil, userName: Swift.String = "userName", firstName: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person", isChosen: true, case: 0)
        fields.setID(0, id)
        fields.set(1, userName, name: "userName")
        fields.set(2, firstName, name: "firstName")
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func page(id: Relay.ID? = nil, pageName: Swift.String = "pageName") -> Self {
        var fields = RelayTesting.SampleFields("Page", isChosen: true, case: 1)
        fields.setID(0, id)
        fields.set(1, pageName, name: "pageName")
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other() -> Self {
        return .init(RelayTesting.SampleFields("Story", isChosen: true, case: 2))
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> Self {
        return .person()
    }
}
