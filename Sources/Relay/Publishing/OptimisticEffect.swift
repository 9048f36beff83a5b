/// The changes that an optimistic update made when it was last applied.
///
/// A class because the versions of a list of updates share it.
package final class OptimisticEffect: Sendable {
    /// The records that it changed, with their new contents.
    let writes: [(id: DataID, record: Record?)]
    /// The records of ``writes`` that are as they were: only facts about their types are new.
    let taught: Set<DataID>
    /// Whether facts about types were known only by its response, or differently.
    ///
    /// Later updates may have been applied with these facts, or may teach the same ones.
    let hasTaughtFacts: Bool
    /// The objects that the update has made up: the store had not met them before.
    let madeUp: Set<DataID>
    /// Whether the update has thrown, so that it has changed nothing.
    let hasFailed: Bool
    private let footprint: Footprint

    /// Creates the effect of an update that was applied to `before`.
    ///
    /// The objects with numbers from `firstNew` on are met for the first time; `madeUp` are those that the
    /// update had made up when it was applied before.
    init(
        _ transaction: StoreTransaction,
        before: RecordSource,
        firstNew: Int,
        madeUp: Set<DataID>
    ) {
        footprint = transaction.footprint ?? Footprint()
        let changed = Set(transaction.changed)
        for id in changed { footprint.note(id) }
        hasTaughtFacts = transaction.source.typeFacts != before.typeFacts
        if transaction.footprint == nil || hasTaughtFacts { footprint.noteAll() }
        writes = changed.map { ($0, transaction.source[$0]) }
        taught = hasTaughtFacts ? changed.filter { transaction.source[$0] == before[$0] } : []
        self.madeUp = madeUp.union(changed.filter { Int(clamping: $0.index) >= firstNew })
        hasFailed = false
    }

    /// Creates the effect of an update that has thrown: none, until a record changes that it has looked at.
    init(failureIn transaction: StoreTransaction, madeUp: Set<DataID>) {
        footprint = transaction.footprint ?? Footprint()
        for id in transaction.changed { footprint.note(id) }
        if transaction.footprint == nil { footprint.noteAll() }
        hasTaughtFacts = false
        writes = []
        taught = []
        self.madeUp = madeUp
        hasFailed = true
    }

    /// The records that it has looked at; `nil` if they are not all known one by one.
    var touched: Set<DataID>? {
        footprint.isUnbounded || !footprint.lists.isEmpty ? nil : footprint.ids
    }

    /// Returns whether it may be different because records have changed.
    func isTouched(by changed: Set<DataID>) -> Bool {
        if footprint.isUnbounded { return true }
        if !footprint.ids.isDisjoint(with: changed) { return true }
        return footprint.lists.contains { list in changed.contains { list.contains($0) } }
    }
}
