// @generated LikeStoryMutation.sample sha256:0850e059c70d5ec41c3b4a883fcd8e860a94dd08a47af7bfc4dc0552895065d5
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension LikeStoryMutation {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<LikeStoryMutation> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(likeStory: LikeStoryMutation.ObjectSample<LikeStoryMutation.Data.LikeStory>? = nil) -> Self {
        return LikeStoryMutation.Data.sample(likeStory: likeStory)
    }
}

nonisolated extension LikeStoryMutation.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(likeStory: LikeStoryMutation.ObjectSample<LikeStoryMutation.Data.LikeStory>? = nil) -> RelayTesting.Sample<LikeStoryMutation> {
        var fields = RelayTesting.SampleFields("Mutation")
        fields.set(0, objects: likeStory)
        return .init(fields)
    }
}

nonisolated extension LikeStoryMutation.ObjectSample<LikeStoryMutation.Data.LikeStory> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, likeCount: Swift.Int = 42) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setID(0, id)
        fields.set(1, likeCount, name: "likeCount")
        return .init(fields)
    }
}
