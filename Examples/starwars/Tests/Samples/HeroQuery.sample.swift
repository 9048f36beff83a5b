// @generated HeroQuery.sample sha256:e452b1197a0a40f0283c2b0be135aa0b0c1cf790044539a4c380479b911fd4c5
// Made by relay-generator from Views/HeroCard.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension HeroQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<HeroQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(hero: HeroQuery.ObjectSample<HeroQuery.Data.Hero>? = nil) -> Self {
        return HeroQuery.Data.sample(hero: hero)
    }
}

nonisolated extension HeroQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(hero: HeroQuery.ObjectSample<HeroQuery.Data.Hero>? = nil) -> RelayTesting.Sample<HeroQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: hero)
        return .init(fields)
    }
}

nonisolated extension HeroQuery.ObjectSample<HeroQuery.Data.Hero> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(heroCard_character: RelayTesting.Sample<HeroCard_character> = HeroCard_character.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Droid")
        fields.set(0, fragment: heroCard_character)
        return .init(fields)
    }
}
