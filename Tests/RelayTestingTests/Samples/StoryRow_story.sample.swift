// @generated StoryRow_story.sample sha256:c867aa966bdbc7e6b57977d4976ca96486099f855d2f359bc6aa0c5907534e03
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension StoryRow_story {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<StoryRow_story> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(title: Swift.String = "title", likeCount: Swift.Int = 42, isRead: Swift.Bool = false, author: StoryRow_story.ObjectSample<StoryRow_story.Data.Author> = .sample()) -> Self {
        return StoryRow_story.Data.sample(title: title, likeCount: likeCount, isRead: isRead, author: author)
    }
}

nonisolated extension StoryRow_story.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(title: Swift.String = "title", likeCount: Swift.Int = 42, isRead: Swift.Bool = false, author: StoryRow_story.ObjectSample<StoryRow_story.Data.Author> = .sample()) -> RelayTesting.Sample<StoryRow_story> {
        var fields = RelayTesting.SampleFields("Story")
        fields.set(0, title, name: "title")
        fields.set(1, likeCount, name: "likeCount")
        fields.set(2, isRead, name: "isRead")
        fields.set(3, objects: author)
        return .init(fields)
    }
}

nonisolated extension StoryRow_story.ObjectSample<StoryRow_story.Data.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, byline_user: RelayTesting.Sample<Byline_user> = Byline_user.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("User")
        fields.setID(0, id)
        fields.set(1, fragment: byline_user)
        return .init(fields)
    }
}
