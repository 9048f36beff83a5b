// @generated CommentDraft_issue.sample sha256:42fd109df72a5e248d563c094fff19d1d71d918ed0b2bc20e176d99765e441ff
// Made by relay-generator from Screens/CommentDraft.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension CommentDraft_issue {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CommentDraft_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(draft: CommentDraft_issue.ObjectSample<CommentDraft_issue.Data.Draft>? = nil) -> Self {
        return CommentDraft_issue.Data.sample(draft: draft)
    }
}

nonisolated extension CommentDraft_issue.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(draft: CommentDraft_issue.ObjectSample<CommentDraft_issue.Data.Draft>? = nil) -> RelayTesting.Sample<CommentDraft_issue> {
        var fields = RelayTesting.SampleFields("Issue")
        fields.set(0, objects: draft)
        return .init(fields)
    }
}

nonisolated extension CommentDraft_issue.ObjectSample<CommentDraft_issue.Data.Draft> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Draft")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}
