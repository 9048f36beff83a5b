// @generated CommentMessage_comment.sample sha256:b880e8770b6c4defcb10523c29fb8d81586bec8fb6a7c896a84cebd297dc0161
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension CommentMessage_comment {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CommentMessage_comment> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(message: CommentMessage_comment.ObjectSample<CommentMessage_comment.Data.Message>? = nil) -> Self {
        return CommentMessage_comment.Data.sample(message: message)
    }
}

nonisolated extension CommentMessage_comment.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(message: CommentMessage_comment.ObjectSample<CommentMessage_comment.Data.Message>? = nil) -> RelayTesting.Sample<CommentMessage_comment> {
        var fields = RelayTesting.SampleFields("Comment")
        fields.set(0, objects: message)
        return .init(fields)
    }
}

nonisolated extension CommentMessage_comment.ObjectSample<CommentMessage_comment.Data.Message> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Text")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}
