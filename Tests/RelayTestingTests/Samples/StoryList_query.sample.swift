// @generated StoryList_query.sample sha256:ba7bf82cc236b1c11e3206764e19b9c985eb55f890ce3dee4a2bdd119d1ca17d
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension StoryList_query {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<StoryList_query> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(stories: StoryList_query.ObjectSample<StoryList_query.Data.Stories> = .sample()) -> Self {
        return StoryList_query.Data.sample(stories: stories)
    }
}

nonisolated extension StoryList_query.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(stories: StoryList_query.ObjectSample<StoryList_query.Data.Stories> = .sample()) -> RelayTesting.Sample<StoryList_query> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: stories)
        return .init(fields)
    }
}

nonisolated extension StoryList_query.ObjectSample<StoryList_query.Data.Stories> {
    /// A sample of a connection with these nodes.
    static func sample(totalCount: Swift.Int? = nil, nodes: [StoryList_query.ObjectSample<StoryList_query.Data.Stories.Edge.Node>] = [.sample()], hasNext: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("StoryConnection")
        fields.set(0, totalCount, name: "totalCount")
        fields.set(1, edge: StoryList_query.ObjectSample<StoryList_query.Data.Stories.Edge>.sample(), node: 0, nodes: nodes)
        fields.set(2, objects: StoryList_query.ObjectSample<StoryList_query.Data.Stories.PageInfo>.sample(hasNextPage: hasNext))
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func sample(totalCount: Swift.Int? = nil, edges: [StoryList_query.ObjectSample<StoryList_query.Data.Stories.Edge>]?, pageInfo: StoryList_query.ObjectSample<StoryList_query.Data.Stories.PageInfo> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("StoryConnection")
        fields.set(0, totalCount, name: "totalCount")
        fields.set(1, objects: edges)
        fields.set(2, objects: pageInfo)
        return .init(fields)
    }
}

nonisolated extension StoryList_query.ObjectSample<StoryList_query.Data.Stories.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: StoryList_query.ObjectSample<StoryList_query.Data.Stories.Edge.Node>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("StoryEdge")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension StoryList_query.ObjectSample<StoryList_query.Data.Stories.Edge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, storyRow_story: RelayTesting.Sample<StoryRow_story> = StoryRow_story.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setID(0, id)
        fields.set(1, fragment: storyRow_story)
        return .init(fields)
    }
}

nonisolated extension StoryList_query.ObjectSample<StoryList_query.Data.Stories.PageInfo> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("PageInfo")
        fields.set(0, endCursor, name: "endCursor")
        fields.set(1, hasNextPage, name: "hasNextPage")
        return .init(fields)
    }
}
