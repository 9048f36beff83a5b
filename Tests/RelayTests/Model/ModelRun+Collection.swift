@testable import Relay

/// How far a model's collector has come.
struct ModelCollection {
    /// A collection that is under way.
    struct Attempt {
        var stepsLeft: Int
        let live: Set<ByteKey>
        let revision: [Int]
        let number: Int
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
        guard canCollect() else { return }
        tellReaders()
        roots.noteCollection()
        drop(allBut: live())
    }

    /// Whether the collection is at its end.
    func takeCollectionStep() -> Bool {
        if collection.current == nil { begin(0) }
        guard collection.current != nil else { return true }
        collection.current?.stepsLeft -= 1
        guard let current = collection.current, current.stepsLeft <= 0 else { return false }
        collection.current = nil
        guard canCollect() else { return true }
        if current.revision == revision {
            drop(allBut: current.live)
            return true
        }
        if current.number + 1 < 3 { begin(current.number + 1) } else { collect() }
        return collection.current == nil
    }

    private func begin(_ number: Int) {
        guard canCollect() else { return }
        tellReaders()
        roots.noteCollection()
        collection.current = .init(
            stepsLeft: max(1, roots.entries.count),
            live: live(),
            revision: revision,
            number: number
        )
    }

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
