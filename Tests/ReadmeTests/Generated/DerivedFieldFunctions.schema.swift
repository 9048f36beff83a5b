// @generated DerivedFieldFunctions.schema sha256:ea46536da760c2178140f05cf3525ec39c348aa87d137331a23b8322aee57fd3
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// The functions of derived fields, which the app implements.
nonisolated protocol DerivedFieldFunctions: Relay.DerivedFields {
    /// Who wrote the story, and how it was received.
    ///
    /// The field `Story.creditLine`.
    func storyCreditLine(_ story: CreditLine_story.Data, length: LineLength) throws -> Swift.String

    /// The field `Story.note`. Returns the `id` of a `StoryNote`.
    func storyNote(_ story: StoryNote_story.Data) throws -> Relay.ID?

    /// The related story that most readers like.
    ///
    /// The field `Story.readNext`. Returns the key that `story(id:)` takes.
    func storyReadNext(_ story: ReadNext_story.Data) throws -> Relay.ID?

    /// How many friends read the story just now.
    ///
    /// The live field `Story.readerCount`.
    func storyReaderCount(_ story: ReaderCount_story.Data) throws -> Relay.LiveState<Swift.Int>
}

nonisolated extension DerivedFieldFunctions {
    /// The functions, by the names of their fields.
    var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Story.creditLine", of: CreditLine_story.self, { object, arguments in try self.storyCreditLine(object, length: arguments.value("length", default: "LONG")) }))
        fields.append(Relay.DerivedField("Story.note", of: StoryNote_story.self, { object, _ in try self.storyNote(object) }))
        fields.append(Relay.DerivedField("Story.readNext", of: ReadNext_story.self, { object, _ in try self.storyReadNext(object) }))
        fields.append(Relay.DerivedField("Story.readerCount", of: ReaderCount_story.self, live: { object, _ in try self.storyReaderCount(object) }))
        return fields
    }
}
