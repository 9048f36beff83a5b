/// A version of the store that is held, to be read later.
///
/// A class because the version is forgotten with the last reference.
final class HeldVersion: Sendable {
    let source: RecordSource
    private let hold: VersionHold

    fileprivate init(_ source: RecordSource, _ hold: consuming VersionHold) {
        self.source = source
        self.hold = hold
    }
}

/// Has the names of the records of a version kept while it lives.
///
/// The collector may have dropped its records from the store by then, but the numbers of the ids
/// and storage keys in it stay known.
struct VersionHold: ~Copyable, Sendable {
    private let published: Locked<PublishedVersion>
    private let number: Int

    init(_ source: RecordSource, in published: Locked<PublishedVersion>) {
        self.published = published
        number = published.withLock { $0.hold(source) }
    }

    /// The newest version, taken and held at once, so that no collection forgets names in between.
    fileprivate init(
        newestIn published: Locked<PublishedVersion>,
        _ source: inout RecordSource
    ) {
        self.published = published
        (source, number) = published.withLock { ($0.source, $0.hold($0.source)) }
    }

    deinit {
        // Released after unlocking.
        _ = published.withLock { $0.held.removeValue(forKey: number) }
    }
}

extension PublishedVersion {
    fileprivate mutating func hold(_ source: RecordSource) -> Int {
        lastHeld += 1
        held[lastHeld] = source
        return lastHeld
    }
}

extension Store {
    /// Holds the newest version, or in an updater the records as they are so far.
    func holdVersion() -> HeldVersion {
        guard let updater else {
            var source = RecordSource()
            let hold = VersionHold(newestIn: published, &source)
            return HeldVersion(source, hold)
        }
        // Nothing is collected while an updater runs.
        let source = updater.transaction.visibleSource
        return HeldVersion(source, VersionHold(source, in: published))
    }
}
