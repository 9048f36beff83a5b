/// A version of the store that is held, to be read later.
///
/// The collector may have dropped its records from the store by then, but the numbers of the ids
/// and storage keys in it stay known.
///
/// A class because the version is forgotten with the last reference.
final class HeldVersion: Sendable {
    let source: RecordSource
    private let published: Locked<PublishedVersion>

    fileprivate init(_ source: RecordSource, _ published: Locked<PublishedVersion>) {
        self.source = source
        self.published = published
    }

    deinit {
        // Released after unlocking.
        _ = published.withLock { $0.held.removeValue(forKey: ObjectIdentifier(self)) }
    }
}

extension Store {
    /// Holds the newest version, or in an updater the records as they are so far.
    func holdVersion() -> HeldVersion {
        guard let updater else { return hold { $0.source } }
        // Nothing is collected while an updater runs.
        let source = updater.transaction.visibleSource
        return hold { _ in source }
    }

    /// Takes and registers a version at once, so that no collection forgets names in between.
    private func hold(_ source: (PublishedVersion) -> RecordSource) -> HeldVersion {
        published.withLock { published in
            let held = HeldVersion(source(published), self.published)
            published.held[ObjectIdentifier(held)] = held.source
            return held
        }
    }
}
