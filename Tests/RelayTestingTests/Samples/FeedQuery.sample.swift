// @generated FeedQuery.sample sha256:7c0310ba5dcb572d5eb6c90991ccd64ee69fc90938ef99f345be8ca901de34d5
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension FeedQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<FeedQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(feed: [FeedQuery.ObjectSample<FeedQuery.Data.Feed>] = [.sample()]) -> Self {
        return FeedQuery.Data.sample(feed: feed)
    }
}

nonisolated extension FeedQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(feed: [FeedQuery.ObjectSample<FeedQuery.Data.Feed>] = [.sample()]) -> RelayTesting.Sample<FeedQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: feed)
        return .init(fields)
    }
}

nonisolated extension FeedQuery.ObjectSample<FeedQuery.Data.Feed> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, storyRow_story: RelayTesting.Sample<StoryRow_story> = StoryRow_story.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setID(0, id)
        fields.set(1, fragment: storyRow_story)
        return .init(fields)
    }
}
