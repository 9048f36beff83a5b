// @generated OverlapsInner_person.sample sha256:f85fc01ca5b205995f24a5990c45a6808d716813d08276b62c95e1a2e697446c
// Made by relay-generator from GraphQL/Overlaps.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension OverlapsInner_person {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<OverlapsInner_person> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(emails: [Swift.String]? = nil, tags: [Swift.String] = [], author: OverlapsInner_person.ObjectSample<OverlapsInner_person.Data.Author>? = nil, actor: OverlapsInner_person.ObjectSample<OverlapsInner_person.Data.Actor>? = nil) -> Self {
        return OverlapsInner_person.Data.sample(emails: emails, tags: tags, author: author, actor: actor)
    }
}

nonisolated extension OverlapsInner_person.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(emails: [Swift.String]? = nil, tags: [Swift.String] = [], author: OverlapsInner_person.ObjectSample<OverlapsInner_person.Data.Author>? = nil, actor: OverlapsInner_person.ObjectSample<OverlapsInner_person.Data.Actor>? = nil) -> RelayTesting.Sample<OverlapsInner_person> {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, emails, name: "emails")
        fields.set(1, tags, name: "tags")
        fields.set(2, objects: author)
        fields.set(3, objects: actor)
        return .init(fields)
    }
}

nonisolated extension OverlapsInner_person.ObjectSample<OverlapsInner_person.Data.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, username: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, username, name: "username")
        return .init(fields)
    }
}

nonisolated extension OverlapsInner_person.ObjectSample<OverlapsInner_person.Data.Actor> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, page: OverlapsInner_person.ObjectSample<OverlapsInner_person.Data.Actor.Page>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, inline: page)
        return .init(fields)
    }
}

nonisolated extension OverlapsInner_person.ObjectSample<OverlapsInner_person.Data.Actor.Page> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(websites: [Swift.String]? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Page")
        fields.set(0, websites, name: "websites")
        return .init(fields)
    }
}
