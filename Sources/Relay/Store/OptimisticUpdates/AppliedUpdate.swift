/// The effects of an optimistic update that is in force.
struct AppliedUpdate: Sendable {
    let id: OptimisticUpdate.ID
    /// The records that it has changed.
    let changed: [DataID]
    /// The texts by which the objects are named that it has made up.
    let temporaryNames: Set<String>

    init(
        _ update: OptimisticUpdates.UpdateInForce,
        _ state: StoreState,
        _ view: RecordSource,
        _ symbols: Symbols
    ) {
        id = update.id
        changed = update.effect?.writes.map(\.id) ?? []
        temporaryNames =
            update.effect.map { state.temporaryNames(madeUpBy: $0, in: view, symbols) } ?? []
    }
}
