// @generated DerivedFieldFunctions.schema sha256:d80d824be7664c03738ca93a3d48a0a41d64b97001a068488d4342394353489e
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) package import Relay

/// The functions of derived fields, which the app implements.
package nonisolated protocol DerivedFieldFunctions: Relay.DerivedFields {
    /// How the list names the post.
    ///
    /// The field `Post.label`.
    func postLabel(_ post: PostLabel.Data, mood: Mood, limits: [Swift.Int]?, at: Relay.Scalars.DateTime?) throws -> Swift.String

    /// The live field `Post.mood`.
    func postMood(_ post: PostLabel.Data) throws -> Relay.LiveState<Mood?>

    /// The field `Post.moods`.
    func postMoods(_ post: PostLabel.Data) throws -> [Mood]?

    /// How many read the post just now.
    ///
    /// The live field `Post.readers`.
    func postReaders(_ post: PostLabel.Data, since: Relay.Scalars.DateTime?) throws -> Relay.LiveState<Swift.Int>

    /// The field `Post.site`.
    func postSite(_ post: PostLabel.Data) throws -> WebAddress?
}

nonisolated extension DerivedFieldFunctions {
    /// The functions, by the names of their fields.
    package var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Post.label", of: PostLabel.self, { object, arguments in try self.postLabel(object, mood: arguments.value("mood", default: "CALM"), limits: arguments.value("limits"), at: arguments.value("at")) }))
        fields.append(Relay.DerivedField("Post.mood", of: PostLabel.self, live: { object, _ in try self.postMood(object) }))
        fields.append(Relay.DerivedField("Post.moods", of: PostLabel.self, { object, _ in try self.postMoods(object) }))
        fields.append(Relay.DerivedField("Post.readers", of: PostLabel.self, live: { object, arguments in try self.postReaders(object, since: arguments.value("since")) }))
        fields.append(Relay.DerivedField("Post.site", of: PostLabel.self, { object, _ in try self.postSite(object) }))
        return fields
    }
}
