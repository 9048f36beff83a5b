// @generated EdgesQuery.sample sha256:5c9b7e7cbc40f72cb4aa0425372983d19e9b80145b0440a4cb7b4b8e919b31d3
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension EdgesQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<EdgesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: EdgesQuery.ObjectSample<EdgesQuery.Data.Me>? = nil) -> Self {
        return EdgesQuery.Data.sample(me: me)
    }
}

nonisolated extension EdgesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: EdgesQuery.ObjectSample<EdgesQuery.Data.Me>? = nil) -> RelayTesting.Sample<EdgesQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension EdgesQuery.ObjectSample<EdgesQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(friends: EdgesQuery.ObjectSample<EdgesQuery.Data.Me.Friends>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, objects: friends)
        return .init(fields)
    }
}

nonisolated extension EdgesQuery.ObjectSample<EdgesQuery.Data.Me.Friends> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(edges: [EdgesQuery.ObjectSample<EdgesQuery.Data.Me.Friends.Edge>?]? = nil, edgeCursors_edges: RelayTesting.Sample<EdgeCursors_edges> = EdgeCursors_edges.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("PersonConnection")
        fields.set(0, objects: edges)
        fields.set(1, fragment: edgeCursors_edges)
        return .init(fields)
    }
}

nonisolated extension EdgesQuery.ObjectSample<EdgesQuery.Data.Me.Friends.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(cursor: Swift.String? = nil, node: EdgesQuery.ObjectSample<EdgesQuery.Data.Me.Friends.Edge.Node>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PersonEdge")
        fields.set(0, cursor, name: "cursor")
        fields.set(1, objects: node)
        return .init(fields)
    }
}

nonisolated extension EdgesQuery.ObjectSample<EdgesQuery.Data.Me.Friends.Edge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        return .init(fields)
    }
}
