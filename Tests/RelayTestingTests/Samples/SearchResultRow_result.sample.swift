// @generated SearchResultRow_result.sample sha256:96a95ef06a4f483aacb0b9c693db67c406504d180eb7cc0125648f1bfaa47420
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
import RelayTesting

nonisolated extension SearchResultRow_result {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<SearchResultRow_result> {
    /// A sample with the defaults of the fields that are not given.
    static func story(title: Swift.String = "title", author: SearchResultRow_result.ObjectSample<SearchResultRow_result.Data.Story.Author> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Story", isChosen: true, case: 0)
        fields.set(0, title, name: "title")
        fields.set(1, objects: author)
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func user(byline_user: RelayTesting.Sample<Byline_user> = Byline_user.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("User", isChosen: true, case: 1)
        fields.set(0, fragment: byline_user)
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other() -> Self {
        return .init(RelayTesting.SampleFields("Tag", isChosen: true, case: 2))
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> Self {
        return .story()
    }
}

nonisolated extension SearchResultRow_result.Data {
    /// A sample with the defaults of the fields that are not given.
    static func story(title: Swift.String = "title", author: SearchResultRow_result.ObjectSample<SearchResultRow_result.Data.Story.Author> = .sample()) -> RelayTesting.Sample<SearchResultRow_result> {
        return .story(title: title, author: author)
    }
    /// A sample with the defaults of the fields that are not given.
    static func user(byline_user: RelayTesting.Sample<Byline_user> = Byline_user.Data.sample()) -> RelayTesting.Sample<SearchResultRow_result> {
        return .user(byline_user: byline_user)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other() -> RelayTesting.Sample<SearchResultRow_result> {
        return .other()
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> RelayTesting.Sample<SearchResultRow_result> {
        return .sample()
    }
}

nonisolated extension SearchResultRow_result.ObjectSample<SearchResultRow_result.Data.Story.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("User")
        fields.set(0, name, name: "name")
        return .init(fields)
    }
}
