// @generated StoryQuery.sample sha256:9565b1d0c19845061a2d72d67e61c4a2edd17e4b561ad41f85db3af5da2ced68
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension StoryQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<StoryQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(story: StoryQuery.ObjectSample<StoryQuery.Data.Story>? = nil) -> Self {
        return StoryQuery.Data.sample(story: story)
    }
}

nonisolated extension StoryQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(story: StoryQuery.ObjectSample<StoryQuery.Data.Story>? = nil) -> RelayTesting.Sample<StoryQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: story)
        return .init(fields)
    }
}

nonisolated extension StoryQuery.ObjectSample<StoryQuery.Data.Story> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, title: Swift.String = "title", likeCount: Swift.Int = 42) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setID(0, id)
        fields.set(1, title, name: "title")
        fields.set(2, likeCount, name: "likeCount")
        return .init(fields)
    }
}
