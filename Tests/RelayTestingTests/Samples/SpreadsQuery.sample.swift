// @generated SpreadsQuery.sample sha256:eb583fc803392aaa733b3e5f02fe8fe1680d66d91e21712aaf00c7d6772c6e79
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension SpreadsQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<SpreadsQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: SpreadsQuery.ObjectSample<SpreadsQuery.Data.Me>? = nil) -> Self {
        return SpreadsQuery.Data.sample(me: me)
    }
}

nonisolated extension SpreadsQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: SpreadsQuery.ObjectSample<SpreadsQuery.Data.Me>? = nil) -> RelayTesting.Sample<SpreadsQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension SpreadsQuery.ObjectSample<SpreadsQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(body: SpreadsQuery.ObjectSample<SpreadsQuery.Data.Me.Body>? = nil, actor: SpreadsQuery.ObjectSample<SpreadsQuery.Data.Me.Actor>? = nil, myActor: SpreadsQuery.ObjectSample<SpreadsQuery.Data.Me.MyActor>? = nil, personEmails_person: RelayTesting.Sample<PersonEmails_person> = PersonEmails_person.Data.sample(), personPicture_person: RelayTesting.Sample<PersonPicture_person> = PersonPicture_person.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, objects: body)
        fields.set(1, objects: actor)
        fields.set(2, objects: myActor)
        fields.set(3, fragment: personEmails_person)
        fields.set(4, fragment: personPicture_person)
        return .init(fields)
    }
}

nonisolated extension SpreadsQuery.ObjectSample<SpreadsQuery.Data.Me.Body> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Text")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}

nonisolated extension SpreadsQuery.ObjectSample<SpreadsQuery.Data.Me.Actor> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        return .init(fields)
    }
}

nonisolated extension SpreadsQuery.ObjectSample<SpreadsQuery.Data.Me.MyActor> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(page: RelayTesting.Sample<PageName_page>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, fragmentOrNil: page)
        return .init(fields)
    }
}
