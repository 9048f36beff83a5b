@testable import Relay

/// How far a model's collector has come.
struct ModelCollection {
    /// A collection that is under way.
    struct Attempt {
        var stepsLeft: Int
        /// What readers have read before it ends.
        var seen: Set<ByteKey>
        /// What the operations have visited.
        var walks: [ModelRecords.Walk]
        let collections: Int
        let session: Int

        mutating func rename(_ renaming: ModelRenaming) {
            seen = Set(seen.map { renaming.name(of: $0) })
            for index in walks.indices { walks[index].rename(renaming) }
        }
    }

    var current: Attempt?
    /// Whether garbage was left because optimistic updates were in force.
    var isWanted = false
    var readersRevision = 0
}

extension ModelRun {
    func collectIfNeeded() {
        if optimisticUpdates.isEmpty, collection.isWanted { collectInSteps() }
    }

    func collectInSteps() {
        while !takeCollectionStep() {}
    }

    /// Collects in one go.
    func collect() {
        tellReaders()
        guard canCollect() else { return }
        collection.current = nil
        roots.noteCollection()
        drop(allBut: live())
    }

    /// Whether the collection is at its end.
    func takeCollectionStep() -> Bool {
        tellReaders()
        if collection.current == nil { begin() }
        guard collection.current != nil else { return true }
        collection.current?.stepsLeft -= 1
        guard let current = collection.current, current.stepsLeft <= 0 else { return false }
        collection.current = nil
        guard canCollect() else { return true }
        guard current.session == session else {
            begin()
            return collection.current == nil
        }
        drop(allBut: live(current))
        return true
    }

    private func begin() {
        guard canCollect() else { return }
        roots.noteCollection()
        collection.current = .init(
            stepsLeft: max(1, roots.entries.count),
            seen: Set(subscriptions.flatMap(\.seen)),
            walks: roots.entries.keys.sorted().map { base.walk(of: operations[$0]) },
            collections: roots.collections,
            session: session
        )
    }

    /// What a collection keeps that has begun before: what was visited then, and what is reached
    /// from there now.
    private func live(_ current: ModelCollection.Attempt) -> Set<ByteKey> {
        var live = current.seen.union(subscriptions.flatMap(\.seen))
        for walk in current.walks { live.formUnion(base.continuing(walk).live) }
        let added = roots.entries.filter { $0.value.firstCollection == current.collections }
        for operation in added.keys {
            live.formUnion(base.walk(of: operations[operation]).live)
        }
        if !added.isEmpty { roots.noteCollection() }
        return live
    }

    /// Adds what a reader has read to what a collection under way keeps.
    func noteReading(_ seen: Set<ByteKey>) { collection.current?.seen.formUnion(seen) }

    var revision: [Int] { [epoch, roots.revision, collection.readersRevision] }

    private func canCollect() -> Bool {
        collection.isWanted = !optimisticUpdates.isEmpty
        return optimisticUpdates.isEmpty
    }

    func live() -> Set<ByteKey> {
        var live = Set(subscriptions.flatMap(\.seen))
        for operation in roots.entries.keys {
            let reachable =
                findings.reachable[operation] ?? base.reachable(by: operations[operation])
            findings.reachable[operation] = reachable
            live.formUnion(reachable)
        }
        return live
    }

    private func drop(allBut live: Set<ByteKey>) {
        let count = base.records.count
        base.withdrawn = base.withdrawn.filter { base.records[$0] == nil }
        base.records = base.records.filter { live.contains($0.key) }
        base.invalidated = base.invalidated.filter { base.records[$0.key] != nil }
        if base.records.count < count { epoch += 1 }
        replay(dropped: true)
    }
}
