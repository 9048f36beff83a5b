// @generated CommentBody_comments.sample sha256:75c1ff04c9eb633697047d6c6655834af05503e2db9424920e71ef04d298fe7a
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension CommentBody_comments {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CommentBody_comments> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, body: CommentBody_comments.ObjectSample<CommentBody_comments.Data.Body>? = nil) -> Self {
        return CommentBody_comments.Data.sample(id: id, body: body)
    }
}

nonisolated extension CommentBody_comments.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, body: CommentBody_comments.ObjectSample<CommentBody_comments.Data.Body>? = nil) -> RelayTesting.Sample<CommentBody_comments> {
        var fields = RelayTesting.SampleFields("Comment")
        fields.setID(0, id)
        fields.set(1, objects: body)
        return .init(fields)
    }
}

nonisolated extension CommentBody_comments.ObjectSample<CommentBody_comments.Data.Body> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Text")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}
