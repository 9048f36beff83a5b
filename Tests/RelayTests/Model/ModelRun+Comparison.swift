@testable import Relay

extension ModelRun {
    func compare(_ index: Int, isThorough: Bool) throws {
        tellReaders()
        let told = told.withLock { take(&$0, []) }
        try expect(
            told.joined(separator: "\n"),
            take(&expected, []).joined(separator: "\n"),
            "told"
        )
        try compareDeletions()
        try compareAvailability()
        try compareLiveRecords()
        let operation = operations[index % operations.count]
        let read = Tree.read(operation, store.source).text
        try expect(read, ModelReader.read(operation, view).text, operation.request.name)
        guard isThorough else { return }
        try expect(Self.lines(store.records), Self.lines(view.dump), "records")
        for (operation, source, text) in snapshots {
            let read = Tree.read(operation, source).text
            try expect(read, text, "snapshot of \(operation.request.name)")
        }
    }

    /// What a reference to an object reads as.
    private func compareDeletions() throws {
        let source = store.source
        for id in ModelScript.ids {
            guard let dataID = store.writer.withLock({ $0.identities.find(id) }) else { continue }
            let read = Tree.readNothing(dataID, operations[0], source)
            let isDeleted = view.isDeleted(ModelRecords.key(id))
            try expect(
                read.failure == .deleted ? "deleted" : "there or missing",
                isDeleted ? "deleted" : "there or missing",
                "reference to \(id)"
            )
        }
    }

    /// What the store says of each operation, and what a walk over the model finds.
    private func compareAvailability() throws {
        for operation in operations.indices { try check(operation) }
    }

    /// What a collection would leave, were it to run now.
    private func compareLiveRecords() throws {
        let kept = store.writer.withLock { state -> [String] in
            let collection = store.roots.withLock { roots in
                store.subscriptions.withLock { subscriptions in
                    GarbageCollection(
                        state.base,
                        store.symbols,
                        roots: roots.all,
                        seen: subscriptions.seen
                    )
                }
            }
            var names: [String] = []
            Self.markAll(collection).forEachID { id in
                names.append(state.identities.describe(id, store.symbols.texts).escaped)
            }
            return names
        }
        // Who cancels leaves garbage, which no collection has to notice.
        let revision = revision + subscriptions.map(\.number)
        if liveNames?.revision != revision {
            let live = live().filter { base.records[$0] != nil }
            liveNames = (revision, live.map(\.string.escaped).sorted().joined(separator: "\n"))
        }
        try expect(kept.sorted().joined(separator: "\n"), liveNames?.names ?? "", "live records")
    }

    private static func markAll(_ collection: GarbageCollection) -> RecordSource {
        var collection = collection
        collection.markAll()
        return collection.swept()
    }

    func tellReaders() {
        for position in subscriptions.indices {
            let (text, seen) = ModelReader.read(subscriptions[position].operation, view)
            if subscriptions[position].seen != seen { collection.readersRevision += 1 }
            subscriptions[position].seen = seen
            noteReading(seen)
            guard text != subscriptions[position].text else { continue }
            subscriptions[position].text = text
            expected.append("\(subscriptions[position].number): \(text)")
        }
    }

    static func lines(_ records: [String: String]) -> String {
        records.map { "\($0.key) = \($0.value)" }.sorted().joined(separator: "\n")
    }

    func expect(_ found: String, _ expected: String, _ what: String) throws {
        guard !found.hasSameBytes(as: expected) else { return }
        let (a, b) = (found.split(separator: "\n"), expected.split(separator: "\n"))
        let first = zip(a, b).first { $0 != $1 }
        let more = "\(first?.0 ?? a.dropFirst(b.count).first ?? "nothing")"
        let less = "\(first?.1 ?? b.dropFirst(a.count).first ?? "nothing")"
        throw Outage(reason: "\(what): the store has\n  \(more)\nthe model has\n  \(less)")
    }
}

extension Snapshot<Tree> {
    var text: String {
        switch failure {
        case nil: output.text
        case .missing: "missing"
        case .failed: "failed"
        case .deleted: "deleted"
        }
    }
}
