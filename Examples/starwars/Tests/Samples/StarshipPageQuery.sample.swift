// @generated StarshipPageQuery.sample sha256:78b38df0d7c4635bd1c8f3d9c9d9c58323279d1f0fa7776287c555a5f5042981
// Made by relay-generator from Views/StarshipList.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension RelayTesting.Sample<StarshipPageQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(starshipList_query: RelayTesting.Sample<StarshipList_query> = StarshipList_query.Data.sample()) -> Self {
        return StarshipPageQuery.Data.sample(starshipList_query: starshipList_query)
    }
}

nonisolated extension StarshipPageQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(starshipList_query: RelayTesting.Sample<StarshipList_query> = StarshipList_query.Data.sample()) -> RelayTesting.Sample<StarshipPageQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, fragment: starshipList_query)
        return .init(fields)
    }
}
