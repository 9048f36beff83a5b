// @generated SearchResultRow_result.sample sha256:a36ecc52d571998942cbe3228a1be6f496de29b0498db02d423073012379a773
// Made by relay-generator from Views/SearchResults.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension RelayTesting.Sample<SearchResultRow_result> {
    /// A sample with the defaults of the fields that are not given.
    static func human(name: Swift.String = "name", homePlanet: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Human", isChosen: true, case: 0)
        fields.set(0, name, name: "name")
        fields.set(1, homePlanet, name: "homePlanet")
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func droid(friendRow_character: RelayTesting.Sample<FriendRow_character> = FriendRow_character.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Droid", isChosen: true, case: 1)
        fields.set(0, fragment: friendRow_character)
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func starship(starshipRow_starship: RelayTesting.Sample<StarshipRow_starship> = StarshipRow_starship.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Starship", isChosen: true, case: 2)
        fields.set(0, fragment: starshipRow_starship)
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other() -> Self {
        return .init(RelayTesting.SampleFields("Other", isChosen: true, case: 3))
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> Self {
        return .human()
    }
}

nonisolated extension SearchResultRow_result.Data {
    /// A sample with the defaults of the fields that are not given.
    static func human(name: Swift.String = "name", homePlanet: Swift.String? = nil) -> RelayTesting.Sample<SearchResultRow_result> {
        return .human(name: name, homePlanet: homePlanet)
    }
    /// A sample with the defaults of the fields that are not given.
    static func droid(friendRow_character: RelayTesting.Sample<FriendRow_character> = FriendRow_character.Data.sample()) -> RelayTesting.Sample<SearchResultRow_result> {
        return .droid(friendRow_character: friendRow_character)
    }
    /// A sample with the defaults of the fields that are not given.
    static func starship(starshipRow_starship: RelayTesting.Sample<StarshipRow_starship> = StarshipRow_starship.Data.sample()) -> RelayTesting.Sample<SearchResultRow_result> {
        return .starship(starshipRow_starship: starshipRow_starship)
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
