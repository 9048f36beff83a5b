/// The contents of a store that an earlier run of the app has kept.
struct SavedStore: Sendable {
    /// The names of fields and types, with the numbers that the records have.
    let symbols: Symbols
    /// The records.
    var base: RecordSource
    /// How often the base was written.
    let epoch: Int
    /// The operations whose data it has.
    var operations: [RecalledOperation]
    /// The queued mutations whose answers it has.
    let answered: Set<UInt64>
    /// Reads the identities; called once, by the first who writes or looks for an object by its id.
    ///
    /// Later than the rest, because no reader of a record needs them.
    let identities: @Sendable () -> Identities
}

extension Store {
    /// A version of the store to be kept, and the operations that belong to it.
    struct Keepsake {
        let base: RecordSource
        let session: Int
        let epoch: Int
        /// How many data IDs were given out.
        let identityCount: UInt32
        /// The objects whose keys have changed since the last one was taken.
        let renamed: NumberSet<DataID>
        /// How often identities and storage keys were forgotten.
        let forgettings: Int
        /// The operations of earlier runs, the ones that were used last at the end.
        let recalled: [RecalledOperation]
        /// The queued mutations that were answered and that their storage still has.
        let answered: Set<UInt64>
        /// The queries of this run, the ones that were released last at the end, and then those in use.
        let written: [StoreRoots.WrittenQuery]
    }

    /// Takes the newest version without optimistic updates, with the operations as they were then.
    func takeKeepsake() -> Keepsake {
        writer.withLock { state in
            roots.withLock { roots in
                Keepsake(
                    base: state.base,
                    session: state.session,
                    epoch: state.epoch,
                    identityCount: UInt32(truncatingIfNeeded: state.identities.count),
                    renamed: take(&state.renamed, NumberSet()),
                    forgettings: state.forgettings,
                    recalled: roots.allRecalled,
                    answered: options.answeredMutations?() ?? [],
                    written: roots.allWritten
                )
            }
        }
    }

    /// How often identities and storage keys were forgotten.
    var forgettings: Int { writer.withLock { $0.forgettings } }

    /// Calls `body` with the identities; writers wait meanwhile.
    func withIdentities<Result>(_ body: (Identities) -> Result) -> Result {
        writer.withLock { body($0.identities) }
    }
}
