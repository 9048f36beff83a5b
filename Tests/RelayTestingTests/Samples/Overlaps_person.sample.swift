// @generated Overlaps_person.sample sha256:b70fd396066ce8ba769deb34fbbdd3b4d2ecf283f50459f21322f7f27d842f72
// Made by relay-generator from GraphQL/Overlaps.graphql. Do not edit.
import RelayTesting

nonisolated extension Overlaps_person {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<Overlaps_person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(overlapsInner_person: RelayTesting.Sample<OverlapsInner_person> = OverlapsInner_person.Data.sample(), emails: [Swift.String]? = nil, tags: [Swift.String] = [], author: Overlaps_person.ObjectSample<Overlaps_person.Data.Author>? = nil, actor: Overlaps_person.ObjectSample<Overlaps_person.Data.Actor>? = nil) -> Self {
        return Overlaps_person.Data.sample(overlapsInner_person: overlapsInner_person, emails: emails, tags: tags, author: author, actor: actor)
    }
}

nonisolated extension Overlaps_person.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(overlapsInner_person: RelayTesting.Sample<OverlapsInner_person> = OverlapsInner_person.Data.sample(), emails: [Swift.String]? = nil, tags: [Swift.String] = [], author: Overlaps_person.ObjectSample<Overlaps_person.Data.Author>? = nil, actor: Overlaps_person.ObjectSample<Overlaps_person.Data.Actor>? = nil) -> RelayTesting.Sample<Overlaps_person> {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, fragment: overlapsInner_person)
        fields.set(1, emails, name: "emails")
        fields.set(2, tags, name: "tags")
        fields.set(3, objects: author)
        fields.set(4, objects: actor)
        return .init(fields)
    }
}

nonisolated extension Overlaps_person.ObjectSample<Overlaps_person.Data.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, name, name: "name")
        return .init(fields)
    }
}

nonisolated extension Overlaps_person.ObjectSample<Overlaps_person.Data.Actor> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, name, name: "name")
        return .init(fields)
    }
}
