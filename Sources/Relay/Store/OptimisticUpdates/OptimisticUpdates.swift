/// The optimistic updates that are in force, in the order in which they were made, and what each of
/// them has changed.
///
/// An update is applied again only when a record has changed that it has looked at: the effects of
/// the others stay.
struct OptimisticUpdates: Sendable {
    private(set) var all: [UpdateInForce] = []
    /// The updates that were removed since all were last applied.
    private(set) var removed: [UpdateInForce] = []
    /// How many updates have looked at each record.
    private var touched: [DataID: Int] = [:]
    /// How many updates have looked at more than is counted.
    private var uncounted = 0

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

    /// The updates of the app.
    var ownCount: Int { all.count { !$0.update.isLookup } }

    mutating func append(_ update: UpdateInForce) { all.append(update) }

    /// Removes an optimistic update.
    ///
    /// Returns whether it was in force.
    @discardableResult
    mutating func remove(_ id: OptimisticUpdate.ID?) -> Bool {
        guard let id, let position = all.firstIndex(where: { $0.id == id }) else { return false }
        let update = all.remove(at: position)
        uncount(update)
        removed.append(update)
        return true
    }

    /// Returns the updates that were removed, and forgets them.
    mutating func takeRemoved() -> [UpdateInForce] { take(&removed, []) }

    /// Returns whether no update that was applied before depends on one of these records.
    func areUntouched(by changed: some Sequence<DataID>) -> Bool {
        guard uncounted == 0 else { return false }
        return touched.isEmpty || changed.allSatisfy { touched[$0] == nil }
    }

    /// Replaces the update at a position by itself with another effect.
    ///
    /// Returns the effect that it had.
    mutating func set(_ effect: OptimisticEffect, at position: Int) -> OptimisticEffect? {
        let before = all[position]
        uncount(before)
        all[position] = UpdateInForce(id: before.id, update: before.update, effect: effect)
        count(all[position])
        return before.effect
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
