// @generated DerivedFieldFunctions.schema sha256:c94dcdb22ea08ef1fa9eb34b4f8ca3311b236ce1b105654482ed632e1756ee55
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// The functions of derived fields, which the app implements.
nonisolated protocol DerivedFieldFunctions: Relay.DerivedFields {
    /// The field `Draft.next`. Returns the `id` of a `Draft`.
    func draftNext(_ draft: Reader_draft.Data) throws -> Relay.ID?

    /// The field `Draft.reader`. Returns one of the keys that `nodes(ids:)` takes.
    func draftReader(_ draft: Reader_draft.Data) throws -> Relay.ID?

    /// The field `Draft.size`.
    func draftSize(_ draft: Size_draft.Data) throws -> Swift.Int

    /// The field `Note.length`.
    func noteLength(_ note: Length_note.Data) throws -> Swift.Int

    /// The live field `Note.strength`.
    func noteStrength(_ note: Length_note.Data) throws -> Relay.LiveState<Swift.Int>

    /// The field `Person.alias`.
    func personAlias(_ person: Alias_person.Data) throws -> Swift.String

    /// The field `Person.anything`. Returns one of the keys that `nodes(ids:)` takes.
    func personAnything(_ person: Deputy_person.Data) throws -> Relay.ID?

    /// The field `Person.badge`. Returns the key that `badge(code:)` takes.
    func personBadge(_ person: Deputy_person.Data) throws -> Relay.ID?

    /// The field `Person.best`.
    func personBest(_ person: Best_person.Data, count: Swift.Int, least: [Swift.Int]?) throws -> [Swift.Int]

    /// The field `Person.birthday`.
    func personBirthday(_ person: Birthday_person.Data) throws -> Timestamp

    /// The field `Person.boast`.
    func personBoast(_ person: Boast_person.Data) throws -> Swift.String

    /// Who stands in.
    ///
    /// The field `Person.deputy`. Returns one of the keys that `nodes(ids:)` takes.
    func personDeputy(_ person: Deputy_person.Data) throws -> Relay.ID?

    /// The field `Person.draft`. Returns the `id` of a `Draft`.
    func personDraft(_ person: Deputy_person.Data) throws -> Relay.ID?

    /// The field `Person.drafts`. Returns the `id` of each `Draft`.
    func personDrafts(_ person: Friends_person.Data, after: Swift.Int) throws -> [Relay.ID]

    /// The friends, without the first ones.
    ///
    /// The field `Person.friends`. Returns the keys that `nodes(ids:)` takes.
    func personFriends(_ person: Friends_person.Data, after: Swift.Int) throws -> [Relay.ID]

    /// The name, as cards show it.
    ///
    /// The field `Person.fullName`.
    func personFullName(_ person: FullName_person.Data, style: NameStyle) throws -> Swift.String

    /// The field `Person.greeting`.
    func personGreeting(_ person: Greeting_person.Data) throws -> Swift.String

    /// The field `Person.grid`.
    func personGrid(_ person: Best_person.Data) throws -> [[Swift.Int]]

    /// The field `Person.guarded`.
    func personGuarded(_ person: Guarded_person.Data) throws -> Swift.String?

    /// The field `Person.guests`. Returns the keys that `nodes(ids:)` takes.
    func personGuests(_ person: Friends_person.Data) throws -> [Relay.ID?]

    /// The live field `Person.heartRate`.
    func personHeartRate(_ person: Mood_person.Data) throws -> Relay.LiveState<Swift.Int>

    /// The field `Person.initial`.
    func personInitial(_ person: Initial_person.Data) throws -> Swift.String?

    /// The field `Person.label`. Returns the `number` of a `Label`.
    func personLabel(_ person: Best_person.Data) throws -> Swift.Int?

    /// The live field `Person.liveDrafts`. Returns the `id` of each `Draft`.
    func personLiveDrafts(_ person: Mood_person.Data) throws -> Relay.LiveState<[Relay.ID]?>

    /// The field `Person.logged`.
    func personLogged(_ person: Logged_person.Data) throws -> Swift.String?

    /// What someone does just now.
    ///
    /// The live field `Person.mood`.
    func personMood(_ person: Mood_person.Data, scale: Swift.Int) throws -> Relay.LiveState<Swift.String?>

    /// The live field `Person.nearby`. Returns the keys that `nodes(ids:)` takes.
    func personNearby(_ person: Mood_person.Data) throws -> Relay.LiveState<[Relay.ID]?>

    /// The field `Person.paper`. Returns the `id` of a `Paper`.
    func personPaper(_ person: Deputy_person.Data) throws -> Relay.ID?

    /// The field `Person.pulse`.
    func personPulse(_ person: Pulse_person.Data) throws -> Swift.String

    /// The field `Person.slots`. Returns the `id` of each `Draft`.
    func personSlots(_ person: Friends_person.Data) throws -> [Relay.ID?]

    /// The field `Person.strict`.
    func personStrict(_ person: Strict_person.Data) throws -> Swift.String?

    /// The field `Person.tag`. Returns the `name` of a `Tag`.
    func personTag(_ person: Birthday_person.Data) throws -> Timestamp?

    /// The field `Query.chosen`. Returns one of the keys that `nodes(ids:)` takes.
    func queryChosen(_ query: Headline_query.Data) throws -> Relay.ID?

    /// The field `Query.headline`.
    func queryHeadline(_ query: Headline_query.Data) throws -> Swift.String
}

nonisolated extension DerivedFieldFunctions {
    /// The functions, by the names of their fields.
    var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Draft.next", of: Reader_draft.self, { object, _ in try self.draftNext(object) }))
        fields.append(Relay.DerivedField("Draft.reader", of: Reader_draft.self, { object, _ in try self.draftReader(object) }))
        fields.append(Relay.DerivedField("Draft.size", of: Size_draft.self, { object, _ in try self.draftSize(object) }))
        fields.append(Relay.DerivedField("Note.length", of: Length_note.self, { object, _ in try self.noteLength(object) }))
        fields.append(Relay.DerivedField("Note.strength", of: Length_note.self, live: { object, _ in try self.noteStrength(object) }))
        fields.append(Relay.DerivedField("Person.alias", of: Alias_person.self, { object, _ in try self.personAlias(object) }))
        fields.append(Relay.DerivedField("Person.anything", of: Deputy_person.self, { object, _ in try self.personAnything(object) }))
        fields.append(Relay.DerivedField("Person.badge", of: Deputy_person.self, { object, _ in try self.personBadge(object) }))
        fields.append(Relay.DerivedField("Person.best", of: Best_person.self, { object, arguments in try self.personBest(object, count: arguments.value("count"), least: arguments.value("least")) }))
        fields.append(Relay.DerivedField("Person.birthday", of: Birthday_person.self, { object, _ in try self.personBirthday(object) }))
        fields.append(Relay.DerivedField("Person.boast", of: Boast_person.self, { object, _ in try self.personBoast(object) }))
        fields.append(Relay.DerivedField("Person.deputy", of: Deputy_person.self, { object, _ in try self.personDeputy(object) }))
        fields.append(Relay.DerivedField("Person.draft", of: Deputy_person.self, { object, _ in try self.personDraft(object) }))
        fields.append(Relay.DerivedField("Person.drafts", of: Friends_person.self, { object, arguments in try self.personDrafts(object, after: arguments.value("after", default: 0)) }))
        fields.append(Relay.DerivedField("Person.friends", of: Friends_person.self, { object, arguments in try self.personFriends(object, after: arguments.value("after", default: 0)) }))
        fields.append(Relay.DerivedField("Person.fullName", of: FullName_person.self, { object, arguments in try self.personFullName(object, style: arguments.value("style", default: "FULL")) }))
        fields.append(Relay.DerivedField("Person.greeting", of: Greeting_person.self, { object, _ in try self.personGreeting(object) }))
        fields.append(Relay.DerivedField("Person.grid", of: Best_person.self, { object, _ in try self.personGrid(object) }))
        fields.append(Relay.DerivedField("Person.guarded", of: Guarded_person.self, { object, _ in try self.personGuarded(object) }))
        fields.append(Relay.DerivedField("Person.guests", of: Friends_person.self, { object, _ in try self.personGuests(object) }))
        fields.append(Relay.DerivedField("Person.heartRate", of: Mood_person.self, live: { object, _ in try self.personHeartRate(object) }))
        fields.append(Relay.DerivedField("Person.initial", of: Initial_person.self, { object, _ in try self.personInitial(object) }))
        fields.append(Relay.DerivedField("Person.label", of: Best_person.self, { object, _ in try self.personLabel(object) }))
        fields.append(Relay.DerivedField("Person.liveDrafts", of: Mood_person.self, live: { object, _ in try self.personLiveDrafts(object) }))
        fields.append(Relay.DerivedField("Person.logged", of: Logged_person.self, { object, _ in try self.personLogged(object) }))
        fields.append(Relay.DerivedField("Person.mood", of: Mood_person.self, live: { object, arguments in try self.personMood(object, scale: arguments.value("scale", default: 1)) }))
        fields.append(Relay.DerivedField("Person.nearby", of: Mood_person.self, live: { object, _ in try self.personNearby(object) }))
        fields.append(Relay.DerivedField("Person.paper", of: Deputy_person.self, { object, _ in try self.personPaper(object) }))
        fields.append(Relay.DerivedField("Person.pulse", of: Pulse_person.self, { object, _ in try self.personPulse(object) }))
        fields.append(Relay.DerivedField("Person.slots", of: Friends_person.self, { object, _ in try self.personSlots(object) }))
        fields.append(Relay.DerivedField("Person.strict", of: Strict_person.self, { object, _ in try self.personStrict(object) }))
        fields.append(Relay.DerivedField("Person.tag", of: Birthday_person.self, { object, _ in try self.personTag(object) }))
        fields.append(Relay.DerivedField("Query.chosen", of: Headline_query.self, { object, _ in try self.queryChosen(object) }))
        fields.append(Relay.DerivedField("Query.headline", of: Headline_query.self, { object, _ in try self.queryHeadline(object) }))
        return fields
    }
}
