// @generated TownQuery.sample sha256:2c32c092373cc2fa7a4a6e408abe2dadad8d63d5acb7d889d5f0444f7496b667
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension TownQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<TownQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: TownQuery.ObjectSample<TownQuery.Data.Node>? = nil) -> Self {
        return TownQuery.Data.sample(node: node)
    }
}

nonisolated extension TownQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: TownQuery.ObjectSample<TownQuery.Data.Node>? = nil) -> RelayTesting.Sample<TownQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func page(id: Relay.ID? = nil, name: Swift.String = "name", body: TownQuery.ObjectSample<TownQuery.Data.Node.Page.Body>? = nil, backgroundImage: TownQuery.ObjectSample<TownQuery.Data.Node.Page.BackgroundImage>? = nil, myTown: TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Page", isChosen: true, case: 0)
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, objects: body)
        fields.set(3, objects: backgroundImage)
        fields.set(4, objects: myTown)
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other() -> Self {
        return .init(RelayTesting.SampleFields("Story", isChosen: true, case: 1))
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> Self {
        return .page()
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node.Page.Body> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Text")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node.Page.BackgroundImage> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(width: Swift.Int? = nil, uri: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Image")
        fields.set(0, width, name: "width")
        fields.set(1, uri, name: "uri")
        return .init(fields)
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, name: Swift.String = "name", url: Swift.String? = nil, comments: TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Page")
        fields.setID(0, id)
        fields.set(1, name, name: "name")
        fields.set(2, url, name: "url")
        fields.set(3, objects: comments)
        return .init(fields)
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(edges: [TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.Edge>?]? = nil, pageInfo: TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.PageInfo> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("CommentConnection")
        fields.set(0, objects: edges)
        fields.set(1, objects: pageInfo)
        return .init(fields)
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.Edge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(cursor: Swift.String? = nil, comment: TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.Edge.Comment>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("CommentEdge")
        fields.set(0, cursor, name: "cursor")
        fields.set(1, objects: comment)
        return .init(fields)
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.Edge.Comment> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, message: TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.Edge.Comment.Message>? = nil, likeSentence: TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.Edge.Comment.LikeSentence>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.setID(0, id)
        fields.set(1, objects: message)
        fields.set(2, objects: likeSentence)
        return .init(fields)
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.Edge.Comment.Message> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Text")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.Edge.Comment.LikeSentence> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Text")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}

nonisolated extension TownQuery.ObjectSample<TownQuery.Data.Node.Page.MyTown.Comments.PageInfo> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(startCursor: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PageInfo")
        fields.set(0, startCursor, name: "startCursor")
        return .init(fields)
    }
}
