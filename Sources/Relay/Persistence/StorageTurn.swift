/// The turn of an environment to use a storage, which ends when another one is given the same storage.
struct StorageTurn: Sendable {
    private struct Turns {
        /// How many turns there were.
        var count = 0
        /// The number of the newest turn of each storage, and the lock of the storage.
        ///
        /// An entry stays, because an older turn must not come back when a newer one is gone.
        var newest: [ObjectIdentifier: (number: Int, lock: Locked<Void>)] = [:]
    }

    private static let turns = Locked(Turns())

    private let storage: ObjectIdentifier
    private let number: Int
    /// Held while the storage is opened, written or erased.
    ///
    /// So no older environment writes into the rows that a newer one has opened. Nothing else is called
    /// meanwhile.
    let lock: Locked<Void>

    /// Begins the newest turn of a storage.
    init(_ storage: any RecordStorage) {
        let storage = ObjectIdentifier(storage)
        self.storage = storage
        (number, lock) = Self.turns.withLock { turns in
            turns.count += 1
            let lock = turns.newest[storage]?.lock ?? Locked(())
            turns.newest[storage] = (turns.count, lock)
            return (turns.count, lock)
        }
    }

    /// Whether no later environment has begun its turn.
    var isNewest: Bool { Self.turns.withLock { $0.newest[storage]?.number == number } }

    /// The error when the turn is over.
    static var over: StorageError {
        .takenOver(
            "Another environment writes to the storage now. Use one environment for each storage."
        )
    }
}
