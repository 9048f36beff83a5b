import Relay

/// The functions of fields that have objects of the app, and of the fields of these.
extension TestFields {
    func personDraft(_ person: Deputy_person.Data) throws -> ID? {
        note("draft")
        if let refused, person.deputyID?.rawValue == refused { throw Refusal() }
        return person.deputyID
    }

    func personDrafts(_ person: Friends_person.Data, after: Int) -> [ID] {
        Array(person.friendIDs.compactMap(\.self).dropFirst(after))
    }

    func personSlots(_ person: Friends_person.Data) -> [ID?] { person.friendIDs }

    func personPaper(_ person: Deputy_person.Data) -> ID? { person.deputyID }

    func personLabel(_ person: Best_person.Data) -> Int? { person.scores.first }

    func personTag(_ person: Birthday_person.Data) throws -> Timestamp? {
        try personBirthday(person)
    }

    func personLiveDrafts(_ person: Mood_person.Data) throws -> LiveState<[ID]?> {
        try drafts.open(person.id.rawValue, person.id.rawValue)
    }

    func draftSize(_ draft: Size_draft.Data) -> Int {
        note("size")
        return draft.text?.count ?? 0
    }

    func draftReader(_ draft: Reader_draft.Data) -> ID? { draft.readerID }

    func draftNext(_ draft: Reader_draft.Data) -> ID? { draft.nextID }
}

extension Staff {
    /// Writes a person with the keys of drafts, as the answer to ``DraftsQuery``.
    func writeDrafts(of id: String, draft: String? = nil, all: [String?] = []) throws {
        let response = #"{"data":{"node":\#(person(id, deputy: draft, friends: all))}}"#
        try crew.test.write(response, DraftsQuery(id: ID(id)))
    }

    /// Makes a draft, or changes its text.
    func setDraft(_ id: String, _ text: String?, next: String? = nil, reader: String? = nil) throws
    {
        try environment.commitUpdate { Self.setDraft(id, text, next: next, reader: reader, $0) }
    }

    static func setDraft(
        _ id: String,
        _ text: String?,
        next: String? = nil,
        reader: String? = nil,
        _ store: RecordSourceProxy
    ) {
        let draft = store.create(ID(id), type: "Draft")
        draft.setValue(text.map { .string($0) } ?? .null, for: "text")
        if let next { draft.setValue(.string(next), for: "nextID") }
        if let reader { draft.setValue(.string(reader), for: "readerID") }
    }

    func deleteDraft(_ id: String) throws {
        try environment.commitUpdate { $0.delete(ID(id)) }
    }

    func author(_ id: String = "p", style: NameStyle? = nil) throws -> DraftsQuery.Data.Node.Person
    {
        let data = try environment.read(DraftsQuery(id: ID(id), style: style))
        guard let person = data.node?.person else { throw Timeout(description: "no person") }
        return person
    }
}
