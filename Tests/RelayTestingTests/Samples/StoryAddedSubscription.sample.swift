// @generated StoryAddedSubscription.sample sha256:1d01abd2cbf51bc37d760ca2b7dc5236501e04339f2b320205747b4184c052ae
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension StoryAddedSubscription {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<StoryAddedSubscription> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(storyAdded: StoryAddedSubscription.ObjectSample<StoryAddedSubscription.Data.StoryAdded> = .sample()) -> Self {
        return StoryAddedSubscription.Data.sample(storyAdded: storyAdded)
    }
}

nonisolated extension StoryAddedSubscription.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(storyAdded: StoryAddedSubscription.ObjectSample<StoryAddedSubscription.Data.StoryAdded> = .sample()) -> RelayTesting.Sample<StoryAddedSubscription> {
        var fields = RelayTesting.SampleFields("Subscription")
        fields.set(0, objects: storyAdded)
        return .init(fields)
    }
}

nonisolated extension StoryAddedSubscription.ObjectSample<StoryAddedSubscription.Data.StoryAdded> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, storyRow_story: RelayTesting.Sample<StoryRow_story> = StoryRow_story.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setID(0, id)
        fields.set(1, fragment: storyRow_story)
        return .init(fields)
    }
}
