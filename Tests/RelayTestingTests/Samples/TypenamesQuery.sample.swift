// @generated TypenamesQuery.sample sha256:d2de99c48fec4f2957a6a6ba02ebeffa422a385cbc462109dc10223dec7e90f8
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension TypenamesQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<TypenamesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: TypenamesQuery.ObjectSample<TypenamesQuery.Data.Node>? = nil, feed: [TypenamesQuery.ObjectSample<TypenamesQuery.Data.Feed>] = [.sample()], me: TypenamesQuery.ObjectSample<TypenamesQuery.Data.Me>? = nil) -> Self {
        return TypenamesQuery.Data.sample(node: node, feed: feed, me: me)
    }
}

nonisolated extension TypenamesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: TypenamesQuery.ObjectSample<TypenamesQuery.Data.Node>? = nil, feed: [TypenamesQuery.ObjectSample<TypenamesQuery.Data.Feed>] = [.sample()], me: TypenamesQuery.ObjectSample<TypenamesQuery.Data.Me>? = nil) -> RelayTesting.Sample<TypenamesQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        fields.set(1, objects: feed)
        fields.set(2, objects: me)
        return .init(fields)
    }
}

nonisolated extension TypenamesQuery.ObjectSample<TypenamesQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, __typename: Swift.String? = "Story") -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setID(0, id)
        fields.setTypename(__typename)
        return .init(fields)
    }
}

nonisolated extension TypenamesQuery.ObjectSample<TypenamesQuery.Data.Feed> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(__typename: Swift.String? = "Story") -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setTypename(__typename)
        return .init(fields)
    }
}

nonisolated extension TypenamesQuery.ObjectSample<TypenamesQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(__typename: Swift.String = "Person") -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setTypename(__typename)
        return .init(fields)
    }
}
