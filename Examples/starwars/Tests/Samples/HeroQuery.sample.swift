// @generated HeroQuery.sample sha256:e452b1197a0a40f0283c2b0be135aa0b0c1cf790044539a4c380479b911fd4c5
// Made by relay-generator from Views/HeroCard.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension RelayTesting.Sample<HeroQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(hero: RelayTesting.Sample<HeroQuery.Data.Hero>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: hero)
        return .init(fields)
    }
}

nonisolated extension HeroQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(hero: RelayTesting.Sample<HeroQuery.Data.Hero>? = nil) -> RelayTesting.Sample<HeroQuery> {
        return .sample(hero: hero)
    }
}

nonisolated extension RelayTesting.Sample<HeroQuery.Data.Hero> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(heroCard_character: RelayTesting.Sample<HeroCard_character> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Droid")
        fields.set(0, fragment: heroCard_character)
        return .init(fields)
    }
}
