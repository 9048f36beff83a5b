// @generated ContentQuery.sample sha256:9a58a6e16369c897e01b3309f49da5e4233513b3db131d36772a9910aabe8618
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension ContentQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ContentQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(nodes: [ContentQuery.ObjectSample<ContentQuery.Data.Node>?] = []) -> Self {
        return ContentQuery.Data.sample(nodes: nodes)
    }
}

nonisolated extension ContentQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(nodes: [ContentQuery.ObjectSample<ContentQuery.Data.Node>?] = []) -> RelayTesting.Sample<ContentQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: nodes)
        return .init(fields)
    }
}

nonisolated extension ContentQuery.ObjectSample<ContentQuery.Data.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(__typename: Swift.String = "Story", comment: RelayTesting.Sample<CommentMessage_comment>? = nil, actor: RelayTesting.Sample<ActorName_actor>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Story")
        fields.setTypename(__typename)
        fields.set(1, fragmentOrNil: comment)
        fields.set(2, fragmentOrNil: actor)
        return .init(fields)
    }
}
