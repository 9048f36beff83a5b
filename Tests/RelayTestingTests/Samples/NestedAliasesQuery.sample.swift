// @generated NestedAliasesQuery.sample sha256:1f257e9147b3f5d27ee179e40e5dc678f072a459546f964aa27307120facc731
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension NestedAliasesQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<NestedAliasesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me>? = nil) -> Self {
        return NestedAliasesQuery.Data.sample(me: me)
    }
}

nonisolated extension NestedAliasesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me>? = nil) -> RelayTesting.Sample<NestedAliasesQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(first: NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.First>? = nil, friends: NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.Friends>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, objects: first)
        fields.set(1, objects: friends)
        return .init(fields)
    }
}

nonisolated extension NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.First> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(list: [NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.First.List>?]? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PersonConnection")
        fields.set(0, objects: list)
        return .init(fields)
    }
}

nonisolated extension NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.First.List> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(item: NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.First.List.Item>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PersonEdge")
        fields.set(0, objects: item)
        return .init(fields)
    }
}

nonisolated extension NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.First.List.Item> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(label: Swift.String = "label", name: Swift.String? = nil, best: NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.First.List.Item.Best>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, label, name: "label")
        fields.set(1, name, name: "name")
        fields.set(2, objects: best)
        return .init(fields)
    }
}

nonisolated extension NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.First.List.Item.Best> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(title: Swift.String = "title") -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, title, name: "title")
        return .init(fields)
    }
}

nonisolated extension NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.Friends> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(edges: [NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.Friends.Edge>?]? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PersonConnection")
        fields.set(0, objects: edges)
        return .init(fields)
    }
}

nonisolated extension NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.Friends.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(cursor: Swift.String? = nil, node: NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.Friends.Edge.Node>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PersonEdge")
        fields.set(0, cursor, name: "cursor")
        fields.set(1, objects: node)
        return .init(fields)
    }
}

nonisolated extension NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.Friends.Edge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", author: NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.Friends.Edge.Node.Author>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, objects: author)
        return .init(fields)
    }
}

nonisolated extension NestedAliasesQuery.ObjectSample<NestedAliasesQuery.Data.Me.Friends.Edge.Node.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", username: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, username, name: "username")
        return .init(fields)
    }
}
