/// The records that were invalidated, and when.
///
/// Times are a store's epochs: how many times something was written.
package struct Invalidations: Sendable, Equatable {
    /// When everything was invalidated last; `nil` for never.
    package var store: Int?
    /// When single records were, or fields of theirs.
    package private(set) var records: [DataID: Mark] = [:]

    /// The invalidations of a record.
    package struct Mark: Sendable, Equatable {
        /// When the record was invalidated; `nil` for never.
        package var time: Int?
        /// When fields of it were.
        package var fields: [FieldKey: Int] = [:]

        /// Whether the record went with an optimistic update.
        var isWithdrawn: Bool { time == Invalidations.withdrawn }

        /// Returns whether a field was invalidated after an epoch.
        func isInvalidated(_ field: FieldKey, after epoch: Int) -> Bool {
            (fields[field] ?? 0) > epoch
        }
    }

    /// The time of a record that only an optimistic update had created, and that is gone with it; it
    /// counts while there is no record.
    ///
    /// In the same dictionary because each copy of a source would count the references of another.
    private static let withdrawn = -1
    /// The most such marks that a collection leaves.
    private static let mostWithdrawn = 1_000

    package init() {}

    /// Whether the record of `id`, if there is none, went with an optimistic update.
    func isWithdrawn(_ id: DataID) -> Bool {
        // Called for each missing link, so the mark of most records is not looked for.
        !records.isEmpty && records[id]?.time == Self.withdrawn
    }

    mutating func withdraw(_ id: DataID) { records[id] = Mark(time: Self.withdrawn) }

    mutating func invalidate(_ id: DataID, at time: Int) {
        records[id, default: Mark()].time = time
    }

    mutating func invalidate(_ field: FieldKey, of id: DataID, at time: Int) {
        // Its mark was that of an object that had gone.
        if isWithdrawn(id) { records[id] = nil }
        records[id, default: Mark()].fields[field] = time
    }

    /// Restores what another run of the app has noted of a record.
    mutating func restore(_ mark: Mark, of id: DataID) { records[id] = mark }

    /// The records that went with optimistic updates.
    var allWithdrawn: [DataID] {
        records.compactMap { $0.value.time == Self.withdrawn ? $0.key : nil }
    }

    /// Forgets marks of records that were there before a collection, or are not any more.
    mutating func forget(wasThere: (DataID) -> Bool, isThere: (DataID) -> Bool) {
        guard !records.isEmpty else { return }
        records = records.filter { id, mark in
            mark.time == Self.withdrawn ? !wasThere(id) : isThere(id)
        }
        let withdrawn = allWithdrawn
        guard withdrawn.count > Self.mostWithdrawn else { return }
        // Numbers grow, so the lowest are the oldest.
        for id in withdrawn.sorted(by: { $0.index < $1.index }).dropLast(Self.mostWithdrawn) {
            records[id] = nil
        }
    }

    /// Returns the invalidations of these records.
    package func relevant(to ids: [DataID]) -> Invalidations {
        var relevant = self
        relevant.records = [:]
        for id in ids where !isWithdrawn(id) { relevant.records[id] = records[id] }
        return relevant
    }
}
