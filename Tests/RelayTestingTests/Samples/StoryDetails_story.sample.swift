// @generated StoryDetails_story.sample sha256:c1aefa0c62edd8285cdae2aa631aa1e9272d662e29d56211694bdcc428b1ead2
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension StoryDetails_story {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<StoryDetails_story> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(subtitle: Swift.String? = nil, rating: Swift.Double? = nil, kind: Kind = RelayTesting.SampleDefault.value(), kinds: [Kind]? = nil, createdAt: Relay.JSONValue = "createdAt", grid: [[Swift.Int]]? = nil, related: [StoryDetails_story.ObjectSample<StoryDetails_story.Data.Related>?]? = nil) -> Self {
        return StoryDetails_story.Data.sample(subtitle: subtitle, rating: rating, kind: kind, kinds: kinds, createdAt: createdAt, grid: grid, related: related)
    }
}

nonisolated extension StoryDetails_story.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(subtitle: Swift.String? = nil, rating: Swift.Double? = nil, kind: Kind = RelayTesting.SampleDefault.value(), kinds: [Kind]? = nil, createdAt: Relay.JSONValue = "createdAt", grid: [[Swift.Int]]? = nil, related: [StoryDetails_story.ObjectSample<StoryDetails_story.Data.Related>?]? = nil) -> RelayTesting.Sample<StoryDetails_story> {
        var fields = RelayTesting.SampleFields("Story")
        fields.set(0, subtitle, name: "subtitle")
        fields.set(1, rating, name: "rating")
        fields.set(2, kind, name: "kind")
        fields.set(3, kinds, name: "kinds")
        fields.set(4, createdAt, name: "createdAt")
        fields.set(5, grid, name: "grid")
        fields.set(6, objects: related)
        return .init(fields)
    }
}

nonisolated extension StoryDetails_story.ObjectSample<StoryDetails_story.Data.Related> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, title: Swift.String = "title") -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setID(0, id)
        fields.set(1, title, name: "title")
        return .init(fields)
    }
}
