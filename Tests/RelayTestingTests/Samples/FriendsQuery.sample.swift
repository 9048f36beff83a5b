// @generated FriendsQuery.sample sha256:d04fe43e698fa9b9355319cfa54fe5d6f02a17351ccc533253ed225a267cf813
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension FriendsQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<FriendsQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: FriendsQuery.ObjectSample<FriendsQuery.Data.Me>? = nil) -> Self {
        return FriendsQuery.Data.sample(me: me)
    }
}

nonisolated extension FriendsQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: FriendsQuery.ObjectSample<FriendsQuery.Data.Me>? = nil) -> RelayTesting.Sample<FriendsQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension FriendsQuery.ObjectSample<FriendsQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, myType: Swift.String = "myType", myName: Swift.String = "myName", friends: FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, myType, name: "myType")
        fields.set(2, myName, name: "myName")
        fields.set(3, objects: friends)
        return .init(fields)
    }
}

nonisolated extension FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends> {
    /// A sample of a connection with these nodes.
    static func sample(nodes: [FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends.Edge.Node>] = [.sample()], hasNext: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("PersonConnection")
        fields.set(0, edge: FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends.Edge>.sample(), node: 1, nodes: nodes)
        fields.set(1, objects: FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends.PageInfo>.sample(hasNextPage: hasNext))
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func sample(edges: [FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends.Edge>?]?, pageInfo: FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends.PageInfo> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("PersonConnection")
        fields.set(0, objects: edges)
        fields.set(1, objects: pageInfo)
        return .init(fields)
    }
}

nonisolated extension FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(cursor: Swift.String? = nil, node: FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends.Edge.Node>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PersonEdge")
        fields.set(0, cursor, name: "cursor")
        fields.set(1, objects: node)
        return .init(fields)
    }
}

nonisolated extension FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends.Edge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", emails: RelayTesting.Sample<PersonEmails_person>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, fragmentOrNil: emails)
        return .init(fields)
    }
}

nonisolated extension FriendsQuery.ObjectSample<FriendsQuery.Data.Me.Friends.PageInfo> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("PageInfo")
        fields.set(0, endCursor, name: "endCursor")
        fields.set(1, hasNextPage, name: "hasNextPage")
        return .init(fields)
    }
}
