extension Store {
    /// Forgets everything that was written: a new session begins.
    ///
    /// Operations of the previous session can't write any more. Readers are notified first, then
    /// the actions that wait for a reset.
    ///
    /// Returns the number of the new session.
    @discardableResult
    package func reset() -> Int { reset(loading: nil) }

    /// Forgets everything that was written, and begins a new session with the records of an
    /// inspection.
    func load(_ records: LoadedRecords) { reset(loading: records) }

    @discardableResult
    private func reset(loading records: LoadedRecords?) -> Int {
        var publication = Publication()
        publication.isReset = true
        publication.invalidated = .all
        let session = writer.withLock { state in
            let old = state.reset(symbols)
            laterWrites.withLock { $0.forgetChanges() }
            let loaded = records.map { state.load($0, symbols) } ?? .init()
            roots.withLock { roots in
                roots.reset()
                roots.loaded = loaded
            }
            let view = published.withLock { published in
                published.session = state.session
                publication.isObserved = published.isObserved
                let previous = take(&published.source, state.base)
                publication.isShown = published.shown != nil
                published.shown?.noteReplacement(of: previous)
                return previous
            }
            publication.source = state.base
            publication.hasChanged = true
            publication.replaced = .init(
                contents: old.contents,
                view: view,
                identities: [old.identities]
            )
            return state.session
        }
        pace.withLock { $0.noteLeft(0) }
        releaseLater(&publication.replaced)
        // All models show the end of the session in one turn, also those that hear of it last.
        beginModelWork()
        announce(&publication)
        for waiter in resets.withLock({ $0.removeAll { $0 < session } }) { waiter.notify() }
        endModelWork()
        return session
    }

    /// Calls `action` when a session ends, once readers have been notified.
    ///
    /// Without a session it is that which ends next. An operation that begins while readers are being notified of
    /// a reset belongs to the new session.
    package func onReset(
        of session: Int = .min,
        _ action: @escaping @Sendable () -> Void
    ) -> Disposable {
        let id = resets.withLock { $0.add(session, action) }
        return Disposable { [weak self] in
            _ = self?.resets.withLock { $0.remove(id) }
        }
    }
}
