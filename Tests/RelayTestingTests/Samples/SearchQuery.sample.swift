// @generated SearchQuery.sample sha256:4b28a0ac3a2b20791a944edaa896940aa96e1c0ae271a2e8fc9d696f9ed735e5
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
import RelayTesting

nonisolated extension SearchQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<SearchQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(search: [SearchQuery.ObjectSample<SearchQuery.Data.Search>] = [.sample()]) -> Self {
        return SearchQuery.Data.sample(search: search)
    }
}

nonisolated extension SearchQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(search: [SearchQuery.ObjectSample<SearchQuery.Data.Search>] = [.sample()]) -> RelayTesting.Sample<SearchQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: search)
        return .init(fields)
    }
}

nonisolated extension SearchQuery.ObjectSample<SearchQuery.Data.Search> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(__typename: Swift.String = "Story", searchResultRow_result: RelayTesting.Sample<SearchResultRow_result> = SearchResultRow_result.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setTypename(__typename)
        fields.set(1, fragment: searchResultRow_result)
        return .init(fields)
    }
}
