// @generated HeroCard_character.sample sha256:7326ec34a4483aa6f881060c0b4facc3add4bc212bfba0d1f213adca1aeb990d
// Made by relay-generator from Views/HeroCard.graphql. Do not edit.
@_spi(Generated) import Relay
@testable import starwars
import RelayTesting

nonisolated extension HeroCard_character {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<HeroCard_character> {
    /// A sample with the defaults of the fields that are not given.
    static func human(name: Swift.String = "name", appearsIn: [Episode] = [], secretBackstory: Swift.String? = nil, homePlanet: Swift.String? = nil, height: Swift.Double? = nil, starships: [HeroCard_character.ObjectSample<HeroCard_character.Data.Human.Starship>] = [.sample()], friends: [HeroCard_character.ObjectSample<HeroCard_character.Data.Friend>] = [.sample()]) -> Self {
        var fields = RelayTesting.SampleFields("Human", isChosen: true, case: 0)
        fields.set(0, name, name: "name")
        fields.set(1, appearsIn, name: "appearsIn")
        fields.set(2, secretBackstory, name: "secretBackstory")
        fields.set(3, homePlanet, name: "homePlanet")
        fields.set(4, height, name: "height")
        fields.set(5, objects: starships)
        fields.set(6, objects: friends)
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func droid(name: Swift.String = "name", appearsIn: [Episode] = [], secretBackstory: Swift.String? = nil, primaryFunction: Swift.String? = nil, friends: [HeroCard_character.ObjectSample<HeroCard_character.Data.Friend>] = [.sample()]) -> Self {
        var fields = RelayTesting.SampleFields("Droid", isChosen: true, case: 1)
        fields.set(0, name, name: "name")
        fields.set(1, appearsIn, name: "appearsIn")
        fields.set(2, secretBackstory, name: "secretBackstory")
        fields.set(3, primaryFunction, name: "primaryFunction")
        fields.set(4, objects: friends)
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other(name: Swift.String = "name", appearsIn: [Episode] = [], secretBackstory: Swift.String? = nil, friends: [HeroCard_character.ObjectSample<HeroCard_character.Data.Friend>] = [.sample()]) -> Self {
        var fields = RelayTesting.SampleFields("Other", isChosen: true, case: 2)
        fields.set(0, name, name: "name")
        fields.set(1, appearsIn, name: "appearsIn")
        fields.set(2, secretBackstory, name: "secretBackstory")
        fields.set(3, objects: friends)
        return .init(fields)
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> Self {
        return .human()
    }
}

nonisolated extension HeroCard_character.Data {
    /// A sample with the defaults of the fields that are not given.
    static func human(name: Swift.String = "name", appearsIn: [Episode] = [], secretBackstory: Swift.String? = nil, homePlanet: Swift.String? = nil, height: Swift.Double? = nil, starships: [HeroCard_character.ObjectSample<HeroCard_character.Data.Human.Starship>] = [.sample()], friends: [HeroCard_character.ObjectSample<HeroCard_character.Data.Friend>] = [.sample()]) -> RelayTesting.Sample<HeroCard_character> {
        return .human(name: name, appearsIn: appearsIn, secretBackstory: secretBackstory, homePlanet: homePlanet, height: height, starships: starships, friends: friends)
    }
    /// A sample with the defaults of the fields that are not given.
    static func droid(name: Swift.String = "name", appearsIn: [Episode] = [], secretBackstory: Swift.String? = nil, primaryFunction: Swift.String? = nil, friends: [HeroCard_character.ObjectSample<HeroCard_character.Data.Friend>] = [.sample()]) -> RelayTesting.Sample<HeroCard_character> {
        return .droid(name: name, appearsIn: appearsIn, secretBackstory: secretBackstory, primaryFunction: primaryFunction, friends: friends)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other(name: Swift.String = "name", appearsIn: [Episode] = [], secretBackstory: Swift.String? = nil, friends: [HeroCard_character.ObjectSample<HeroCard_character.Data.Friend>] = [.sample()]) -> RelayTesting.Sample<HeroCard_character> {
        return .other(name: name, appearsIn: appearsIn, secretBackstory: secretBackstory, friends: friends)
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> RelayTesting.Sample<HeroCard_character> {
        return .sample()
    }
}

nonisolated extension HeroCard_character.ObjectSample<HeroCard_character.Data.Friend> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, friendRow_character: RelayTesting.Sample<FriendRow_character> = FriendRow_character.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Droid")
        fields.setID(0, id)
        fields.set(1, fragment: friendRow_character)
        return .init(fields)
    }
}

nonisolated extension HeroCard_character.ObjectSample<HeroCard_character.Data.Human.Starship> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, starshipRow_starship: RelayTesting.Sample<StarshipRow_starship> = StarshipRow_starship.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Starship")
        fields.setID(0, id)
        fields.set(1, fragment: starshipRow_starship)
        return .init(fields)
    }
}
