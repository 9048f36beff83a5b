// @generated DerivedFieldFunctions.schema sha256:634cc55845da2534e17c51fbf2f10b1475c1d9534652e903761092df2ec0986d
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) package import Relay

/// The functions of derived fields, which the app implements.
package nonisolated protocol DerivedFieldFunctions: Relay.DerivedFields {
    /// How the list names the post.
    ///
    /// The field `Post.label`.
    func postLabel(_ post: PostLabel.Data, mood: Mood, limits: [Swift.Int]?, at: Relay.Scalars.DateTime?) throws -> Swift.String

    /// The field `Post.moods`.
    func postMoods(_ post: PostLabel.Data) throws -> [Mood]?

    /// The field `Post.site`.
    func postSite(_ post: PostLabel.Data) throws -> WebAddress?
}

nonisolated extension DerivedFieldFunctions {
    /// The functions, by the names of their fields.
    package var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Post.label", of: PostLabel.self, { object, arguments in try self.postLabel(object, mood: arguments.value("mood", default: "CALM"), limits: arguments.value("limits"), at: arguments.value("at")) }))
        fields.append(Relay.DerivedField("Post.moods", of: PostLabel.self, { object, _ in try self.postMoods(object) }))
        fields.append(Relay.DerivedField("Post.site", of: PostLabel.self, { object, _ in try self.postSite(object) }))
        return fields
    }
}
