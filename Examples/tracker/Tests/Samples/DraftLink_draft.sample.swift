// @generated DraftLink_draft.sample sha256:91815da57c91ddece0b9f8aaed39379f196131372d29742b27f625c6f1ad4ba8
// Made by relay-generator from Screens/CommentDraft.swift. Do not edit.
@testable import tracker
import RelayTesting

nonisolated extension RelayTesting.Sample<DraftLink_draft> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(__typename: Swift.String = "Draft") -> Self {
        return DraftLink_draft.Data.sample(__typename: __typename)
    }
}

nonisolated extension DraftLink_draft.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(__typename: Swift.String = "Draft") -> RelayTesting.Sample<DraftLink_draft> {
        var fields = RelayTesting.SampleFields("Draft")
        fields.setTypename(__typename)
        return .init(fields)
    }
}
