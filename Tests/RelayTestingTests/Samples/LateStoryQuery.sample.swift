// @generated LateStoryQuery.sample sha256:e966c0260836186cbd23a6f09e39abf5c2af1f78ab670794357006394e4292c6
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension LateStoryQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<LateStoryQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(story: LateStoryQuery.ObjectSample<LateStoryQuery.Data.Story>? = nil) -> Self {
        return LateStoryQuery.Data.sample(story: story)
    }
}

nonisolated extension LateStoryQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(story: LateStoryQuery.ObjectSample<LateStoryQuery.Data.Story>? = nil) -> RelayTesting.Sample<LateStoryQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: story)
        return .init(fields)
    }
}

nonisolated extension LateStoryQuery.ObjectSample<LateStoryQuery.Data.Story> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, title: Swift.String = "title", details: RelayTesting.Sample<StoryDetails_story> = StoryDetails_story.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setID(0, id)
        fields.set(1, title, name: "title")
        fields.set(2, fragment: details)
        return .init(fields)
    }
}
