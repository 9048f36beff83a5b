extension Store {
    /// Forgets everything that was written: a new session begins.
    ///
    /// What operations of the session before receive is refused from now on. Those who read are
    /// told, then those who asked to be told of resets.
    package func reset() {
        var old: (RecordSource, RecordSource)? = writer.withLock { state in
            let old = state.reset(symbols)
            let session = state.session
            roots.withLock { $0.reset() }
            let view = published.withLock { published in
                published.session = session
                return take(&published.source, state.base)
            }
            changes.withLock { changes in view.forEachID { changes.append($0) } }
            return (old.base, view)
        }
        releaseLater(&old)
        log(.storeReset)
        deliver()
        tellOfInvalidations()
        for tell in resets.withLock({ $0.removeAll() }) { tell() }
    }

    /// Calls `action` when the store is reset next, once readers have been told.
    package func onReset(_ action: @escaping @Sendable () -> Void) -> Disposable {
        let id = resets.withLock { $0.add((), action) }
        return Disposable { [weak self] in
            _ = self?.resets.withLock { $0.remove(id) }
        }
    }
}
