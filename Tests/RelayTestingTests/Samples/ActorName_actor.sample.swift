// @generated ActorName_actor.sample sha256:bc911bdd95e40fde7390c3dab12cee5e879c9ad76b06f7c6a98535daba856f2c
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension ActorName_actor {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ActorName_actor> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, named: ActorName_actor.ObjectSample<ActorName_actor.Data.Named>? = nil, person: ActorName_actor.ObjectSample<ActorName_actor.Data.Person>? = nil, page: ActorName_actor.ObjectSample<ActorName_actor.Data.Page>? = nil) -> Self {
        return ActorName_actor.Data.sample(id: id, named: named, person: person, page: page)
    }
}

nonisolated extension ActorName_actor.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, named: ActorName_actor.ObjectSample<ActorName_actor.Data.Named>? = nil, person: ActorName_actor.ObjectSample<ActorName_actor.Data.Person>? = nil, page: ActorName_actor.ObjectSample<ActorName_actor.Data.Page>? = nil) -> RelayTesting.Sample<ActorName_actor> {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, inline: named, isAbstract: true)
        fields.set(2, inline: person)
        fields.set(3, inline: page)
        return .init(fields)
    }
}

nonisolated extension ActorName_actor.ObjectSample<ActorName_actor.Data.Named> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, name, name: "name")
        return .init(fields)
    }
}

nonisolated extension ActorName_actor.ObjectSample<ActorName_actor.Data.Person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(firstName: Swift.String? = nil, traits: [Trait]? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, firstName, name: "firstName")
        fields.set(1, traits, name: "traits")
        return .init(fields)
    }
}

nonisolated extension ActorName_actor.ObjectSample<ActorName_actor.Data.Page> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(websites: [Swift.String]? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Page")
        fields.set(0, websites, name: "websites")
        return .init(fields)
    }
}
