// @generated StoriesQuery.sample sha256:4f48ae9871186bca32d6a2cb34fa032d307c182462da9fa5c4a4135513c35eae
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
import RelayTesting

nonisolated extension RelayTesting.Sample<StoriesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(storyList_query: RelayTesting.Sample<StoryList_query> = StoryList_query.Data.sample()) -> Self {
        return StoriesQuery.Data.sample(storyList_query: storyList_query)
    }
}

nonisolated extension StoriesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(storyList_query: RelayTesting.Sample<StoryList_query> = StoryList_query.Data.sample()) -> RelayTesting.Sample<StoriesQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, fragment: storyList_query)
        return .init(fields)
    }
}
