extension Store {
    /// Forgets everything that was written: a new session begins.
    ///
    /// What operations of the session before receive is refused from now on. Those who read are
    /// told, then those who asked to be told of resets.
    package func reset() {
        let (contents, view) = writer.withLock { state in
            let old = state.reset(symbols)
            let session = state.session
            roots.withLock { $0.reset() }
            let view = published.withLock { published in
                published.session = session
                return take(&published.source, state.base)
            }
            changes.withLock { changes in view.forEachID { changes.append($0) } }
            return (old, view)
        }
        var old: (RecordSource, RecordSource)? = (contents.base, view)
        releaseLater(&old)
        log(.storeReset)
        deliver()
        notifyOfInvalidations()
        for waiter in resets.withLock({ $0.removeAll() }) { waiter.notify() }
    }

    /// Calls `action` when the store is reset next, once readers have been told.
    package func onReset(_ action: @escaping @Sendable () -> Void) -> Disposable {
        let id = resets.withLock { $0.add((), action) }
        return Disposable { [weak self] in
            _ = self?.resets.withLock { $0.remove(id) }
        }
    }
}
