/// The versions that the models of an environment show while the main actor is behind the store.
struct ShownVersions {
    /// The version on screen; `nil` if it is the newest.
    private(set) var current: RecordSource?
    /// The version that the next turn of the main actor shows.
    private var next: RecordSource?
    /// How many publications have not notified all readers yet.
    private var unannounced = 0

    /// The versions that must stay readable.
    var held: [RecordSource] { [current, next].compactMap { $0 } }

    /// Whether all readers know the newest version.
    var isAnnounced: Bool { unannounced == 0 }

    /// Records that the version that was newest until now has been replaced.
    mutating func noteReplacement(of previous: RecordSource) {
        unannounced += 1
        if current == nil { current = previous }
    }

    /// Records that a publication has notified all readers.
    mutating func noteAnnouncement() { unannounced -= 1 }

    /// Schedules a version for the next turn.
    ///
    /// Returns the version that it replaces, to be released after unlocking.
    mutating func schedule(_ source: RecordSource) -> RecordSource? { take(&next, source) }

    /// Records that models show the same values in `current` and in the newest version.
    ///
    /// Returns the version that is no longer needed, to be released after unlocking.
    mutating func catchUp() -> RecordSource? { take(&current, nil) }

    /// Shows the scheduled version.
    ///
    /// Returns the version that it replaces, to be released after unlocking.
    mutating func turn(newest: RecordSource) -> RecordSource? {
        guard let next = take(&next, nil) else { return nil }
        let isNewest = next.version == newest.version && next.session == newest.session
        return take(&current, isNewest ? nil : next)
    }
}
