// @generated StoryPageQuery.sample sha256:ba7bf82cc236b1c11e3206764e19b9c985eb55f890ce3dee4a2bdd119d1ca17d
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
import RelayTesting

nonisolated extension RelayTesting.Sample<StoryPageQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(storyList_query: RelayTesting.Sample<StoryList_query> = StoryList_query.Data.sample()) -> Self {
        return StoryPageQuery.Data.sample(storyList_query: storyList_query)
    }
}

nonisolated extension StoryPageQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(storyList_query: RelayTesting.Sample<StoryList_query> = StoryList_query.Data.sample()) -> RelayTesting.Sample<StoryPageQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, fragment: storyList_query)
        return .init(fields)
    }
}
