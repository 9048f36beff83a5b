// @generated StarshipList_query.sample sha256:78b38df0d7c4635bd1c8f3d9c9d9c58323279d1f0fa7776287c555a5f5042981
// Made by relay-generator from Views/StarshipList.graphql. Do not edit.
@_spi(Generated) import Relay
@testable import starwars
import RelayTesting

nonisolated extension StarshipList_query {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<StarshipList_query> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(starships: StarshipList_query.ObjectSample<StarshipList_query.Data.Starships> = .sample()) -> Self {
        return StarshipList_query.Data.sample(starships: starships)
    }
}

nonisolated extension StarshipList_query.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(starships: StarshipList_query.ObjectSample<StarshipList_query.Data.Starships> = .sample()) -> RelayTesting.Sample<StarshipList_query> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: starships)
        return .init(fields)
    }
}

nonisolated extension StarshipList_query.ObjectSample<StarshipList_query.Data.Starships> {
    /// A sample of a connection with these nodes.
    static func sample(totalCount: Swift.Int? = nil, nodes: [StarshipList_query.ObjectSample<StarshipList_query.Data.Starships.Edge.Node>] = [.sample()], hasNext: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("StarshipConnection")
        fields.set(0, totalCount, name: "totalCount")
        fields.set(1, edge: StarshipList_query.ObjectSample<StarshipList_query.Data.Starships.Edge>.sample(), node: 0, nodes: nodes)
        fields.set(2, objects: StarshipList_query.ObjectSample<StarshipList_query.Data.Starships.PageInfo>.sample(hasNextPage: hasNext))
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func sample(totalCount: Swift.Int? = nil, edges: [StarshipList_query.ObjectSample<StarshipList_query.Data.Starships.Edge>], pageInfo: StarshipList_query.ObjectSample<StarshipList_query.Data.Starships.PageInfo> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("StarshipConnection")
        fields.set(0, totalCount, name: "totalCount")
        fields.set(1, objects: edges)
        fields.set(2, objects: pageInfo)
        return .init(fields)
    }
}

nonisolated extension StarshipList_query.ObjectSample<StarshipList_query.Data.Starships.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: StarshipList_query.ObjectSample<StarshipList_query.Data.Starships.Edge.Node> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("StarshipEdge")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension StarshipList_query.ObjectSample<StarshipList_query.Data.Starships.Edge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, starshipRow_starship: RelayTesting.Sample<StarshipRow_starship> = StarshipRow_starship.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Starship")
        fields.setID(0, id)
        fields.set(1, fragment: starshipRow_starship)
        return .init(fields)
    }
}

nonisolated extension StarshipList_query.ObjectSample<StarshipList_query.Data.Starships.PageInfo> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool = false) -> Self {
        var fields = RelayTesting.SampleFields("PageInfo")
        fields.set(0, endCursor, name: "endCursor")
        fields.set(1, hasNextPage, name: "hasNextPage")
        return .init(fields)
    }
}
