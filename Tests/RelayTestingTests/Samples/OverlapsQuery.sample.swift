// @generated OverlapsQuery.sample sha256:b3ff478784ef92cd4b4b6184cafaedec77eaaed0591ee7f26b88749b32fa7a6a
// Made by relay-generator from GraphQL/Overlaps.graphql. Do not edit.
import RelayTesting

nonisolated extension OverlapsQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<OverlapsQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: OverlapsQuery.ObjectSample<OverlapsQuery.Data.Me>? = nil, nodes: [OverlapsQuery.ObjectSample<OverlapsQuery.Data.Node>?] = []) -> Self {
        return OverlapsQuery.Data.sample(me: me, nodes: nodes)
    }
}

nonisolated extension OverlapsQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: OverlapsQuery.ObjectSample<OverlapsQuery.Data.Me>? = nil, nodes: [OverlapsQuery.ObjectSample<OverlapsQuery.Data.Node>?] = []) -> RelayTesting.Sample<OverlapsQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        fields.set(1, objects: nodes)
        return .init(fields)
    }
}

nonisolated extension OverlapsQuery.ObjectSample<OverlapsQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(overlaps_person: RelayTesting.Sample<Overlaps_person> = Overlaps_person.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, fragment: overlaps_person)
        return .init(fields)
    }
}

nonisolated extension OverlapsQuery.ObjectSample<OverlapsQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(user: OverlapsQuery.ObjectSample<OverlapsQuery.Data.Node.User>? = nil, named: OverlapsQuery.ObjectSample<OverlapsQuery.Data.Node.Named>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.set(0, inline: user)
        fields.set(1, inline: named, isAbstract: true)
        return .init(fields)
    }
}

nonisolated extension OverlapsQuery.ObjectSample<OverlapsQuery.Data.Node.User> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(image: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("User")
        fields.set(0, image, name: "image")
        return .init(fields)
    }
}

nonisolated extension OverlapsQuery.ObjectSample<OverlapsQuery.Data.Node.Named> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, name, name: "name")
        return .init(fields)
    }
}
