// @generated DerivedFieldFunctions.schema sha256:7e14037ef444ed0b9fd68a2b99e21a134c639df54d1682ae7808fb7395f1a87e
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// The functions of derived fields, which the app implements.
nonisolated protocol DerivedFieldFunctions: Relay.DerivedFields {
    /// The state, the number and the title.
    ///
    /// The field `Issue.heading`.
    func issueHeading(_ issue: IssueHeading_issue.Data) throws -> Swift.String
}

nonisolated extension DerivedFieldFunctions {
    /// The functions, by the names of their fields.
    var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Issue.heading", of: IssueHeading_issue.self, { object, _ in try self.issueHeading(object) }))
        return fields
    }
}
