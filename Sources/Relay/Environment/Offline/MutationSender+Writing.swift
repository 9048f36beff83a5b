/// Writes queued mutations to their storage.
extension MutationSender {
    /// Writes what has changed, soon and in the order of the changes.
    func write() {
        if log.withLock({ $0.beginWriting() }) { Task { await writeNow() } }
    }

    private func writeNow() async {
        while true {
            let (changes, ended) = log.withLock { log in
                let changes = log.takeChanges()
                return (changes, changes == nil ? log.endWriting() : nil)
            }
            if let ended { resume(ended) }
            guard let changes else { return }
            do {
                try await keeper?.write(changes)
                noteSaved(changes)
            } catch {
                await recover(changes, from: error)
                if !writeLater() { return }
            }
            resume(log.withLock { $0.takeWriteWaiters() })
        }
    }

    private func resume(_ done: (waiters: [MutationLog.WriteWaiter], isWritten: Bool)) {
        for waiter in done.waiters { waiter.task.resume(returning: done.isWritten) }
    }

    private func noteSaved(_ changes: MutationKeeper.Changes) {
        let (hasSettled, replaced) = log.withLock { $0.noteSaved(changes) }
        endReplaced(replaced)
        // The header of the store's storage names other mutations now.
        if hasSettled { store.options.noteWrite?() }
        startLanes()
        signal(changes.frames.map(\.frame.key))
        if !replaced.isEmpty { signalBlocked() }
        noteChange()
    }

    /// Deals with changes that could not be written.
    private func recover(_ changes: MutationKeeper.Changes, from error: any Error) async {
        switch error as? StorageError {
        case .takenOver?: return noteFailure(error)
        case .damaged(let reason)?:
            do {
                try await keeper?.setAside()
                store.log(.storageSetAside(reason: reason))
            } catch {
                noteFailure(error)
            }
            // Also if there is no storage in its place yet.
            refuse(changes, error)
            return log.withLock { $0.markUnsaved() }
        default: break
        }
        let parts = changes.parts
        guard parts.count > 1 else { return refuse(changes, error) }
        // One of them may be the reason, because of its files.
        for part in parts {
            do {
                try await keeper?.write(part)
                noteSaved(part)
            } catch {
                refuse(part, error)
            }
        }
    }

    /// Has changes written later that could not be written now.
    ///
    /// Returns whether there are others to be written now.
    private func writeLater() -> Bool {
        typealias Ended = (waiters: [MutationLog.WriteWaiter], isWritten: Bool)
        let (ended, failures) = log.withLock { log -> (Ended?, Int) in
            if log.hasNewMutations { return (nil, 0) }
            guard log.hasChanges, !log.isRetryScheduled else { return (log.endWriting(), 0) }
            log.isRetryScheduled = true
            return (log.endWriting(), max(1, log.writeFailures))
        }
        guard let ended else { return true }
        resume(ended)
        guard failures > 0 else { return false }
        after(failures) { sender in
            sender.log.withLock { $0.isRetryScheduled = false }
            sender.write()
        }
        return false
    }

    /// Does work a while after a number of failures, unless the environment is gone by then.
    func after(
        _ failures: Int,
        _ work: @escaping @Sendable (MutationSender) async -> Void
    ) {
        let delay = Duration.seconds(1 << min(max(0, failures - 1), 6))
        let sleep = store.options.sleep
        Task { [weak self] in
            guard (try? await sleep(delay)) != nil, let self, !log.withLock({ $0.hasEnded })
            else { return }
            await work(self)
        }
    }

    /// Ends the new mutations that could not be written.
    private func refuse(_ changes: MutationKeeper.Changes, _ error: any Error) {
        noteFailure(error)
        let refused = log.withLock { $0.noteUnsaved(changes) }
        for entry in refused { end(entry, with: error) }
        // Those that they were to replace are sent.
        signal(refused.map(\.frame.key))
        if !refused.isEmpty { noteDrain() }
        noteChange()
    }

    /// Returns whether all changes until now were written, when they were or could not be; later ones are not waited
    /// for.
    @discardableResult
    func waitUntilWritten() async -> Bool {
        write()
        return await withCheckedContinuation { continuation in
            let isWritten = log.withLock { $0.waitForWriting(continuation) }
            if let isWritten { continuation.resume(returning: isWritten) }
        }
    }

    /// Returns when the storage has all mutations that were queued before this call.
    ///
    /// - Throws: A ``StorageError`` if the storage can't be used.
    func persist() async throws {
        guard let keeper, log.withLock({ $0.isOpen }) else { return }
        var isWritten = await waitUntilWritten()
        // Changes that were being written before this call are tried again.
        if !isWritten { isWritten = await waitUntilWritten() }
        try await keeper.check()
        if isWritten { return }
        throw StorageError.unavailable(
            "The queued mutations could not be written. Free space on the device."
        )
    }

    /// Has the storage forget mutations, because the store's has their answers.
    func noteKept(_ hashes: Set<UInt64>) {
        log.withLock { $0.noteKept(hashes) }
        write()
    }
}

extension MutationKeeper.Changes {
    /// The same changes, each mutation apart, and at last what is removed.
    fileprivate var parts: [MutationKeeper.Changes] {
        var rest = self
        rest.frames = []
        rest.files = [:]
        rest.superseded = [:]
        let parts = frames.map { frame in
            var part = MutationKeeper.Changes(generation: generation)
            part.frames = [frame]
            for upload in frame.frame.uploads { part.files[upload.number] = files[upload.number] }
            part.superseded[frame.frame.number] = superseded[frame.frame.number]
            return part
        }
        return rest.removed.isEmpty && rest.removedFiles.isEmpty ? parts : parts + [rest]
    }
}
