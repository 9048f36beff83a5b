// @generated CommentRow_comment.sample sha256:487e699a676e992855815530ceb356e0a33c7a29ccdfd158629166fcc7141895
// Made by relay-generator from Views/CommentRow.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension CommentRow_comment {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CommentRow_comment> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String = "text", author: CommentRow_comment.ObjectSample<CommentRow_comment.Data.Author> = .sample()) -> Self {
        return CommentRow_comment.Data.sample(text: text, author: author)
    }
}

nonisolated extension CommentRow_comment.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String = "text", author: CommentRow_comment.ObjectSample<CommentRow_comment.Data.Author> = .sample()) -> RelayTesting.Sample<CommentRow_comment> {
        var fields = RelayTesting.SampleFields("Comment")
        fields.set(0, text, name: "text")
        fields.set(1, objects: author)
        return .init(fields)
    }
}

nonisolated extension CommentRow_comment.ObjectSample<CommentRow_comment.Data.Author> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("User")
        fields.set(0, name, name: "name")
        return .init(fields)
    }
}
