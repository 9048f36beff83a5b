// @generated DerivedFieldFunctions.schema sha256:b2eb7229730d0fac3b6c761a65f6f11524f17856cd110bdc0de72f9f33088997
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

    /// The live field `Post.original`. Returns one of the keys that `nodes(ids:)` takes.
    func postOriginal(_ post: PostLabel.Data) throws -> Relay.LiveState<Relay.ID?>

    /// How many read the post just now.
    ///
    /// The live field `Post.readers`.
    func postReaders(_ post: PostLabel.Data, since: Relay.Scalars.DateTime?) throws -> Relay.LiveState<Swift.Int>

    /// The field `Post.related`. Returns the keys that `nodes(ids:)` takes.
    func postRelated(_ post: PostLabel.Data, most: Swift.Int) throws -> [Relay.ID]

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
        fields.append(Relay.DerivedField("Post.original", of: PostLabel.self, live: { object, _ in try self.postOriginal(object) }))
        fields.append(Relay.DerivedField("Post.readers", of: PostLabel.self, live: { object, arguments in try self.postReaders(object, since: arguments.value("since")) }))
        fields.append(Relay.DerivedField("Post.related", of: PostLabel.self, { object, arguments in try self.postRelated(object, most: arguments.value("most", default: 3)) }))
        fields.append(Relay.DerivedField("Post.site", of: PostLabel.self, { object, _ in try self.postSite(object) }))
        return fields
    }
}
