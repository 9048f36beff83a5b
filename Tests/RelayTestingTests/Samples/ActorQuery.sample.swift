// @generated ActorQuery.sample sha256:f3ca0fc4755557c3b4f90b70e6bb88341b1ba6955d14046b5a4f60c9c9cf5a1a
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension ActorQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ActorQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: ActorQuery.ObjectSample<ActorQuery.Data.Me>? = nil) -> Self {
        return ActorQuery.Data.sample(me: me)
    }
}

nonisolated extension ActorQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: ActorQuery.ObjectSample<ActorQuery.Data.Me>? = nil) -> RelayTesting.Sample<ActorQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension ActorQuery.ObjectSample<ActorQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(actor: ActorQuery.ObjectSample<ActorQuery.Data.Me.Actor>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, objects: actor)
        return .init(fields)
    }
}

nonisolated extension ActorQuery.ObjectSample<ActorQuery.Data.Me.Actor> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(actorName_actor: RelayTesting.Sample<ActorName_actor> = ActorName_actor.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, fragment: actorName_actor)
        return .init(fields)
    }
}
