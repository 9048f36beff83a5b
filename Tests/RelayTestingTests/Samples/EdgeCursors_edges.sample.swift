// @generated EdgeCursors_edges.sample sha256:83cf3ff30198d28eabd36275cfa80dee82b63e906edfebf87e61e5b3056a6126
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension EdgeCursors_edges {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<EdgeCursors_edges> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(edges: [EdgeCursors_edges.ObjectSample<EdgeCursors_edges.Data.Edge>?]? = nil) -> Self {
        return EdgeCursors_edges.Data.sample(edges: edges)
    }
}

nonisolated extension EdgeCursors_edges.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(edges: [EdgeCursors_edges.ObjectSample<EdgeCursors_edges.Data.Edge>?]? = nil) -> RelayTesting.Sample<EdgeCursors_edges> {
        var fields = RelayTesting.SampleFields("PersonConnection")
        fields.set(0, objects: edges)
        return .init(fields)
    }
}

nonisolated extension EdgeCursors_edges.ObjectSample<EdgeCursors_edges.Data.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(cursor: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PersonEdge")
        fields.set(0, cursor, name: "cursor")
        return .init(fields)
    }
}
