/// The changes of queued mutations that their storage doesn't have.
extension MutationLog {
    /// Begins to write; returns whether there is something to write that no task writes already.
    mutating func beginWriting() -> Bool {
        guard !isWriting, hasChanges else { return false }
        isWriting = true
        return true
    }

    /// Whether there is something to write.
    var hasChanges: Bool { !unsaved.isEmpty || !removed.isEmpty }

    /// Ends writing; returns the tasks that wait for it, and whether everything was written.
    mutating func endWriting() -> (waiters: [WriteWaiter], isWritten: Bool) {
        isWriting = false
        return (take(&writeWaiters, []), !hasUnwritten)
    }

    /// Has a task wait until the changes until now are written, not later ones.
    ///
    /// Returns whether they are, or `nil` if the task waits.
    mutating func waitForWriting(_ task: CheckedContinuation<Bool, Never>) -> Bool? {
        guard isWriting else { return !hasChanges }
        writeWaiters.append(WriteWaiter(batch: hasChanges ? batch + 1 : batch, task: task))
        return nil
    }

    /// Takes the tasks that wait for the batch that was tried last or an earlier one; returns them, and whether it
    /// was written.
    mutating func takeWriteWaiters() -> (waiters: [WriteWaiter], isWritten: Bool) {
        let done = writeWaiters.filter { $0.batch <= batch }
        writeWaiters.removeAll { $0.batch <= batch }
        return (done, !hasUnwritten)
    }

    /// Whether the newest state of a mutation is in the storage.
    func isWritten(_ number: Int64) -> Bool {
        entries[number].map { $0.savedRevision == $0.revision } ?? false
    }

    /// Takes the changes to write; `nil` if there are none.
    mutating func takeChanges() -> MutationKeeper.Changes? {
        hasUnwritten = false
        guard hasChanges else { return nil }
        var changes = MutationKeeper.Changes(
            files: newFiles,
            removed: removed,
            removedFiles: removedFiles,
            generation: generation
        )
        for number in unsaved.sorted() {
            guard let entry = entries[number] else { continue }
            changes.frames.append((entry.frame, entry.revision))
            changes.superseded[number] = superseded(by: entry)
        }
        (unsaved, removed, removedFiles, newFiles) = ([], [], [], [:])
        writing = changes
        batch += 1
        return changes
    }

    /// Returns the rows that are removed when a mutation is written.
    private func superseded(by entry: Entry) -> MutationKeeper.Superseded {
        let replaced = entry.replaces.compactMap { entries[$0] }
        return MutationKeeper.Superseded(
            mutations: replaced.map(\.frame.number),
            files: entry.oldFiles + replaced.flatMap(\.oldFiles)
                + replaced.flatMap(\.frame.uploads).map(\.number)
        )
    }

    /// Takes all changes that were not written, also those that a task has taken.
    mutating func takeAllChanges() -> [MutationKeeper.Changes] {
        [writing, takeChanges()].compactMap { $0 }
    }

    /// Records that changes were written.
    ///
    /// Returns whether the storage of the store may forget something, and the mutations that others have replaced.
    mutating func noteSaved(
        _ changes: MutationKeeper.Changes
    ) -> (hasSettled: Bool, replaced: [Entry]) {
        writeFailures = 0
        writing = nil
        guard changes.generation == generation else { return (false, []) }
        var hasSettled = false
        var replaced: [Entry] = []
        for (frame, revision) in changes.frames {
            entries[frame.number]?.savedRevision = revision
            if let superseded = changes.superseded[frame.number] {
                entries[frame.number]?.oldFiles.removeAll { superseded.files.contains($0) }
            }
            replaced += dropReplaced(by: frame.number)
            if settle(frame.number, revision) { hasSettled = true }
        }
        for number in changes.removed + changes.superseded.values.flatMap(\.mutations) {
            if answered.removeValue(forKey: number) != nil { hasSettled = true }
            if settle(number, .max) { hasSettled = true }
        }
        return (hasSettled, replaced)
    }

    /// Records that the storage has no earlier revision of a mutation, so that it names no object by a temporary
    /// text that was exchanged until then.
    ///
    /// Returns whether an answer has waited for it.
    private mutating func settle(_ number: Int64, _ revision: Int) -> Bool {
        var hasSettled = false
        for (creator, answer) in answered {
            guard let needed = answer.exchanged[number], revision >= needed else { continue }
            answered[creator]?.exchanged[number] = nil
            hasSettled = true
        }
        return hasSettled
    }

    /// Removes the mutations whose rows were removed when the one in their place was written; returns them.
    private mutating func dropReplaced(by number: Int64) -> [Entry] {
        guard let replaces = entries[number]?.replaces, !replaces.isEmpty else { return [] }
        entries[number]?.replaces = []
        return replaces.compactMap { number in
            guard let entry = entries.removeValue(forKey: number) else { return nil }
            leave(entry)
            unsaved.remove(number)
            return entry
        }
    }

    /// Has changes written again that could not be; returns the new mutations among them, which are removed.
    ///
    /// Those whose place they were to take stay.
    mutating func noteUnsaved(_ changes: MutationKeeper.Changes) -> [Entry] {
        writeFailures += 1
        hasUnwritten = true
        writing = nil
        guard changes.generation == generation else { return [] }
        removed += changes.removed
        removedFiles += changes.removedFiles
        var refused: [Entry] = []
        for (frame, _) in changes.frames {
            guard let entry = entries[frame.number] else { continue }
            guard entry.savedRevision == nil else {
                unsaved.insert(frame.number)
                for upload in entry.frame.uploads where newFiles[upload.number] == nil {
                    newFiles[upload.number] = changes.files[upload.number]
                }
                continue
            }
            for number in entry.replaces where entries[number]?.replacement == frame.number {
                entries[number]?.replacement = nil
            }
            if let entry = remove(frame.number) { refused.append(entry) }
        }
        return refused
    }

    /// Whether there are mutations that were never written.
    var hasNewMutations: Bool { unsaved.contains { entries[$0]?.savedRevision == nil } }

    /// The answered mutations that the header of the store's storage names: those whose temporary keys were
    /// exchanged on disk too.
    var settledAnswers: Set<UInt64> {
        loadedAnswers.union(
            answered.values.lazy.filter(\.exchanged.isEmpty).map(\.frame.answerHash)
        )
    }

    /// Has the storage forget mutations of earlier runs whose answers the store has.
    mutating func forgetLoaded(_ frames: [MutationFrame]) {
        loadedAnswers = []
        for frame in frames {
            // Named by the header until it is removed.
            answered[frame.number] = Answered(frame: frame, isKept: true)
            forget(frame)
        }
    }

    /// Has the storage forget all answered mutations, because the store is about to lose the answers.
    mutating func forgetAnswers() {
        noteKept(Set(answered.values.map(\.frame.answerHash)))
    }

    /// Has everything written again, because the storage was damaged.
    ///
    /// Files whose originals are gone stay missing.
    mutating func markUnsaved() {
        unsaved = Set(entries.keys)
        for entry in entries.values {
            for upload in entry.frame.uploads {
                guard let content = entry.files[upload.path]?.content,
                    MutationKeeper.size(of: content) != nil
                else { continue }
                newFiles[upload.number] = content
            }
        }
    }

    /// Has the storage forget mutations, because the store's has their answers.
    mutating func noteKept(_ hashes: Set<UInt64>) {
        for (number, answer) in answered
        where !answer.isKept && hashes.contains(answer.frame.answerHash) {
            answered[number]?.isKept = true
            forget(answer.frame)
        }
    }

    /// Has the storage forget a mutation and its files.
    mutating func forget(_ frame: MutationFrame) {
        unsaved.remove(frame.number)
        removed.append(frame.number)
        for upload in frame.uploads {
            newFiles[upload.number] = nil
            removedFiles.append(upload.number)
        }
    }

    /// Has the storage replace the files of a mutation when its new state is written.
    mutating func replaceFiles(of number: Int64, by contents: [Int64: FileUpload.Content]) {
        for upload in entries[number]?.frame.uploads ?? [] {
            newFiles[upload.number] = nil
            entries[number]?.oldFiles.append(upload.number)
        }
        newFiles.merge(contents) { $1 }
    }
}
