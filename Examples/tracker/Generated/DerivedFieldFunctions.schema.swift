// @generated DerivedFieldFunctions.schema sha256:eebc2dbe130710a31dfd268f6910876cde3cce1f791b2ffec5b9094974378a06
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// The functions of derived fields, which the app implements.
nonisolated protocol DerivedFieldFunctions: Relay.DerivedFields {
    /// The state, the number and the title.
    ///
    /// The field `Issue.heading`.
    func issueHeading(_ issue: IssueHeading_issue.Data) throws -> Swift.String

    /// Whether the user has bookmarked the issue, for as long as the app runs.
    ///
    /// The live field `Issue.isBookmarked`.
    func issueIsBookmarked(_ issue: IssueBookmark_issue.Data) throws -> Relay.LiveState<Swift.Bool>
}

nonisolated extension DerivedFieldFunctions {
    /// The functions, by the names of their fields.
    var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Issue.heading", of: IssueHeading_issue.self, { object, _ in try self.issueHeading(object) }))
        fields.append(Relay.DerivedField("Issue.isBookmarked", of: IssueBookmark_issue.self, live: { object, _ in try self.issueIsBookmarked(object) }))
        return fields
    }
}
