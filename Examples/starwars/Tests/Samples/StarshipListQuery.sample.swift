// @generated StarshipListQuery.sample sha256:9ab578405ac111f85a91d7170ebcb4de4162e7ddfc2134bffc08a90a57fa595c
// Made by relay-generator from Views/StarshipList.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension RelayTesting.Sample<StarshipListQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(starshipList_query: RelayTesting.Sample<StarshipList_query> = StarshipList_query.Data.sample()) -> Self {
        return StarshipListQuery.Data.sample(starshipList_query: starshipList_query)
    }
}

nonisolated extension StarshipListQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(starshipList_query: RelayTesting.Sample<StarshipList_query> = StarshipList_query.Data.sample()) -> RelayTesting.Sample<StarshipListQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, fragment: starshipList_query)
        return .init(fields)
    }
}
