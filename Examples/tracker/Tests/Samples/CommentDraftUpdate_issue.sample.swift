// @generated CommentDraftUpdate_issue.sample sha256:97116fa6296f31c8804171eda0b1212a0cb8a2c27d7f5230adda3e514af4286c
// Made by relay-generator from Screens/CommentDraft.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<CommentDraftUpdate_issue> {
    /// A sample with the defaults of the fields that are not given.
    static func sample() -> Self {
        return .init(RelayTesting.SampleFields("Issue"))
    }
}
