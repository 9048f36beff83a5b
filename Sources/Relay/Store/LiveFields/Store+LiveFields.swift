extension Store {
    /// Has the values of live fields written that their sources send.
    func connectLiveFields() {
        options.followedFields?.connect { [weak self] in self?.write($0) }
    }

    /// Has the readers of an object read again, because something else than a record has changed.
    func readAgain(_ object: DataID) { readAgain([object]) }

    private func readAgain(_ objects: ContiguousArray<DataID>) {
        refresh(subscriptions.withLock { $0.markStale(PublishedChanges(toAllOf: objects)) })
    }

    /// Writes values of live fields into their objects, and publishes them as one version.
    ///
    /// Objects that are gone stay so, and nothing is written to a storage for this alone. The value of an
    /// object that only optimistic updates have is not written; its readers ask the source.
    private func write(_ changes: [FollowedFields.Change]) {
        var publication = Publication()
        publication.isKept = false
        var unwritten: ContiguousArray<DataID> = []
        writer.withLock { state in
            var transaction = state.beginTransaction(symbols)
            let version = source.version
            for change in changes where change.source.field.place.session == state.session {
                if transaction.write(change, after: version) { continue }
                unwritten.append(change.source.field.place.object)
            }
            state.end(&transaction)
            guard !transaction.changed.isEmpty else { return }
            // Without a permit it can't fail.
            try? replaceBase(with: &transaction, removing: nil, nil, &state, &publication)
        }
        announce(&publication)
        if !unwritten.isEmpty { readAgain(unwritten) }
        for change in changes {
            guard let error = change.value.thrown else { continue }
            let field = change.source.field
            log(.readDerivedFail(definition: field.definition, field: field.name, error: error))
        }
    }
}

extension StoreTransaction {
    /// Writes a value of a live field, if it differs from the one before.
    ///
    /// Returns `false` if there is no object to write it into.
    fileprivate mutating func write(_ change: FollowedFields.Change, after version: Int) -> Bool {
        let (value, place) = (change.value.value, change.source.field.place)
        guard var record = source[place.object], !record.isDeleted else {
            return !change.source.noteWrite(value, since: version)
        }
        guard change.source.noteWrite(value, since: version + 1) else { return true }
        record[place.field] = LiveValue(number: change.source.number, value).stored
        source[place.object] = record
        changed.append(place.object)
        return true
    }
}
