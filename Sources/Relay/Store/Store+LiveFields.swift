extension Store {
    /// Has the values of live fields written that their sources send.
    func connectLiveFields() {
        options.liveSources?.connect { [weak self] in self?.write($0) }
    }

    /// Writes values of live fields into their objects, and publishes them as one version.
    ///
    /// Objects that are gone stay so, and nothing is written to a storage for this alone.
    private func write(_ changes: [LiveSources.Change]) {
        var publication = Publication()
        publication.isKept = false
        writer.withLock { state in
            var transaction = state.beginTransaction(symbols)
            let version = source.version
            for change in changes where change.source.place.session == state.session {
                transaction.write(change, after: version)
            }
            state.end(&transaction)
            guard !transaction.changed.isEmpty else { return }
            // Without a permit it can't fail.
            try? replaceBase(with: &transaction, removing: nil, nil, &state, &publication)
        }
        announce(&publication)
        for change in changes {
            guard let error = change.value.thrown else { continue }
            let source = change.source
            log(
                .readDerivedFail(definition: source.definition, field: source.name, error: error)
            )
        }
    }
}

extension StoreTransaction {
    /// Writes a value of a live field, if it differs from the one before.
    fileprivate mutating func write(_ change: LiveSources.Change, after version: Int) {
        let (object, field) = (change.source.place.object, change.source.place.field)
        let value = change.value.value
        guard var record = source[object], !record.isDeleted,
            change.source.noteWrite(value, after: version)
        else { return }
        record[field] = LiveValue(number: change.source.number, value).stored
        source[object] = record
        changed.append(object)
    }
}
