/// The optimistic updates that are in force, in the order in which they were made, and what each of
/// them has changed.
///
/// An update is applied again only when a record has changed that it has looked at: the effects of
/// the others stay.
struct OptimisticUpdates: Sendable {
    private(set) var all: [UpdateInForce] = []
    /// The updates that were removed since all were last applied.
    private(set) var removed: [UpdateInForce] = []
    /// The objects that updates which have ended had made up, and that others still have.
    var inherited: Set<DataID> = []
    /// The updates that are not needed any more, to be released after unlocking.
    private var ended: [UpdateInForce] = []
    /// How many updates have looked at each record.
    private var touched: [DataID: Int] = [:]
    /// How many updates have looked at more than is counted.
    private var uncounted = 0
    /// How many updates are not the app's.
    private var lookupCount = 0
    /// Whether an update that was not applied yet lies below another one.
    private var hasInsertion = false

    /// An optimistic update that is in force.
    ///
    /// A class because versions of the list share it.
    final class UpdateInForce: Sendable {
        let id: OptimisticUpdate.ID
        let update: OptimisticUpdate
        /// `nil` until it is applied.
        let effect: OptimisticEffect?

        init(
            id: OptimisticUpdate.ID,
            update: OptimisticUpdate,
            effect: OptimisticEffect? = nil
        ) {
            (self.id, self.update, self.effect) = (id, update, effect)
        }
    }

    var isEmpty: Bool { all.isEmpty }
    var count: Int { all.count }

    /// The number of updates of the app.
    var ownCount: Int { all.count - lookupCount }

    mutating func append(_ update: UpdateInForce) {
        all.append(update)
        if update.update.isLookup { lookupCount += 1 }
    }

    /// Adds an update below another one, or above all if that isn't in force.
    mutating func insert(_ update: UpdateInForce, below other: OptimisticUpdate.ID?) {
        guard let other, let position = all.lastIndex(where: { $0.id == other }) else {
            return append(update)
        }
        all.insert(update, at: position)
        if update.update.isLookup { lookupCount += 1 }
        hasInsertion = true
    }

    /// Removes an optimistic update.
    ///
    /// Returns whether it was in force.
    @discardableResult
    mutating func remove(_ id: OptimisticUpdate.ID?) -> Bool {
        guard let id, let position = all.firstIndex(where: { $0.id == id }) else { return false }
        let update = all.remove(at: position)
        if update.update.isLookup { lookupCount -= 1 }
        uncount(update)
        removed.append(update)
        return true
    }

    /// Returns the updates that were removed since all were last applied, and whether one was added
    /// below others; forgets both.
    mutating func takeChanges() -> (removed: [UpdateInForce], hasInsertion: Bool) {
        ended += removed
        return (take(&removed, []), take(&hasInsertion, false))
    }

    /// Returns the updates that are not needed any more, and forgets them.
    mutating func takeEnded() -> [UpdateInForce] { take(&ended, []) }

    /// Returns whether no update that was applied before depends on one of these records.
    func areUntouched(by changed: some Sequence<DataID>) -> Bool {
        guard uncounted == 0 else { return false }
        return touched.isEmpty || changed.allSatisfy { touched[$0] == nil }
    }

    /// Replaces the update at a position by itself with another effect.
    mutating func set(_ effect: OptimisticEffect, at position: Int) {
        let before = all[position]
        uncount(before)
        let after = UpdateInForce(id: before.id, update: before.update, effect: effect)
        all[position] = after
        count(after)
        ended.append(before)
    }

    private mutating func count(_ update: UpdateInForce) {
        guard let ids = update.effect?.touched else {
            uncounted += 1
            return
        }
        for id in ids { touched[id, default: 0] += 1 }
    }

    private mutating func uncount(_ update: UpdateInForce) {
        guard let effect = update.effect else { return }
        guard let ids = effect.touched else {
            uncounted -= 1
            return
        }
        for id in ids {
            guard let count = touched[id] else { continue }
            touched[id] = count > 1 ? count - 1 : nil
        }
    }
}
