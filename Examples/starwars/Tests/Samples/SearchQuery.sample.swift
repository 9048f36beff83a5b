// @generated SearchQuery.sample sha256:300b9c417bf0d4beb43918d3247e24d25a842d3e346462fef7ea789d45718515
// Made by relay-generator from Views/SearchResults.graphql. Do not edit.
@testable import starwars
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
    static func sample(searchResultRow_result: RelayTesting.Sample<SearchResultRow_result> = SearchResultRow_result.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Human")
        fields.set(0, fragment: searchResultRow_result)
        return .init(fields)
    }
}
