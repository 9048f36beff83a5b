// @generated DirectivesQuery.sample sha256:c2a73cd23d5afa1ff0e4b0adbf043578fe5a7ab75837f9f66728c41dca83ebbd
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension DirectivesQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<DirectivesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me>? = nil) -> Self {
        return DirectivesQuery.Data.sample(me: me)
    }
}

nonisolated extension DirectivesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me>? = nil) -> RelayTesting.Sample<DirectivesQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, customName: Swift.String = "customName", name: Swift.String? = nil, friends: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends>? = nil, actor: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Actor>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, customName, name: "customName")
        fields.set(2, name, name: "name")
        fields.set(3, objects: friends)
        fields.set(4, objects: actor)
        return .init(fields)
    }
}

nonisolated extension DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends> {
    /// A sample of a connection with these nodes.
    static func sample(myPageInfo: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.MyPageInfo> = .sample(), nodes: [DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.Edge.Node>] = [.sample()], hasNext: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("PersonConnection")
        fields.set(1, objects: myPageInfo)
        fields.set(0, edge: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.Edge>.sample(), node: 0, nodes: nodes)
        fields.set(2, objects: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.PageInfo>.sample(hasNextPage: hasNext))
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func sample(edges: [DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.Edge>?]?, myPageInfo: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.MyPageInfo> = .sample(), pageInfo: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.PageInfo> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("PersonConnection")
        fields.set(0, objects: edges)
        fields.set(1, objects: myPageInfo)
        fields.set(2, objects: pageInfo)
        return .init(fields)
    }
}

nonisolated extension DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.Edge.Node>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PersonEdge")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.Edge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, late: RelayTesting.Sample<PersonBody_person> = PersonBody_person.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, fragment: late)
        return .init(fields)
    }
}

nonisolated extension DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.MyPageInfo> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("PageInfo")
        fields.set(0, endCursor, name: "endCursor")
        fields.set(1, hasNextPage, name: "hasNextPage")
        return .init(fields)
    }
}

nonisolated extension DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Friends.PageInfo> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("PageInfo")
        fields.set(0, endCursor, name: "endCursor")
        fields.set(1, hasNextPage, name: "hasNextPage")
        return .init(fields)
    }
}

nonisolated extension DirectivesQuery.ObjectSample<DirectivesQuery.Data.Me.Actor> {
    /// A sample with the defaults of the fields that are not given.
    static func person(id: Relay.ID? = nil, userName: Swift.String = "userName") -> Self {
        var fields = RelayTesting.SampleFields("Person", isChosen: true, case: 0)
        fields.setID(0, id)
        fields.set(1, userName, name: "userName")
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func page(id: Relay.ID? = nil, pageName: Swift.String = "pageName") -> Self {
        var fields = RelayTesting.SampleFields("Page", isChosen: true, case: 1)
        fields.setID(0, id)
        fields.set(1, pageName, name: "pageName")
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other() -> Self {
        return .init(RelayTesting.SampleFields("Other", isChosen: true, case: 2))
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> Self {
        return .person()
    }
}
