#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Queues mutations, and changes queued ones as the app asks for.
extension MutationSender {
    /// Shows a mutation and queues it, on the caller's actor.
    ///
    /// - Throws: An ``OfflineError``, or the error of the optimistic update; nothing is shown then.
    func add(_ call: QueuedCall) throws -> MutationOutcome {
        guard let registered = options.registered[call.name] else {
            throw OfflineError.notRegistered(mutation: call.name)
        }
        guard keeper != nil else { throw OfflineError.noStorage(mutation: call.name) }
        guard log.withLock({ $0.entries.count }) < options.maximumMutations else {
            throw OfflineError.tooMany(mutation: call.name, limit: options.maximumMutations)
        }
        let session = store.session
        let (number, time) = (makeNumber(), milliseconds)
        let uploads = try uploads(call.variables.uploads, of: number, call.name)
        let deadline = call.deadline ?? (uploads.isEmpty ? nil : options.maximumFileAge)
        var frame = MutationFrame(
            number: number,
            name: call.name,
            text: registered.text,
            variables: call.variables.values,
            uploads: uploads,
            response: call.response,
            key: call.key,
            idempotencyKey: call.idempotencyKey,
            isSentOnce: call.delivery == .atMostOnce,
            queued: time,
            deadline: deadline.map { time.addingClamped($0.inMilliseconds) }
        )
        let shown = try show(&frame, registered, in: session)
        let outcome = MutationOutcome()
        let entry = MutationLog.Entry(
            frame: frame,
            session: session,
            shown: shown,
            files: call.variables.uploads,
            outcome: outcome
        )
        let obstacle = log.withLock { log -> (any Error)? in
            if log.hasEnded { return StorageTurn.over }
            guard session >= log.session else { return StoreError.reset(definition: call.name) }
            log.add(entry, replacing: call.replacesWaiting ? log.unsent(call.key) : [])
            return nil
        }
        if let obstacle {
            conceal(entry)
            throw obstacle
        }
        store.log(.offlineQueue(operation: call.name), of: call.idempotencyKey)
        noteChange()
        write()
        openIfNeeded()
        return outcome
    }

    private func show(
        _ frame: inout MutationFrame,
        _ registered: RegisteredMutation,
        in session: Int,
        below upper: OptimisticUpdate.ID? = nil
    ) throws -> MutationLog.Shown {
        let variables = VariableData(frame.variables)
        guard let operation = describe(registered, variables, session) else {
            throw OfflineError.notRegistered(mutation: frame.name)
        }
        return try show(&frame, operation, registered, below: upper)
    }

    /// Shows a mutation below those that were queued after it.
    private func showAgain(
        _ frame: inout MutationFrame,
        _ registered: RegisteredMutation,
        in session: Int
    ) throws -> MutationLog.Shown {
        let upper = log.withLock { $0.update(above: frame.number) }
        return try show(&frame, registered, in: session, below: upper)
    }

    /// Returns the next number of a row.
    private func makeNumber() -> Int64 {
        log.withLock { log in
            log.lastNumber += 1
            return log.lastNumber
        }
    }

    /// Returns the files of a mutation as they will be stored.
    ///
    /// `replaced` is the mutation whose files they replace.
    ///
    /// - Throws: An ``OfflineError`` if one can't be read, or there is no space for them.
    private func uploads(
        _ files: [String: FileUpload],
        of number: Int64,
        _ mutation: String,
        replacing replaced: Int64? = nil
    ) throws -> [MutationFrame.Upload] {
        guard !files.isEmpty else { return [] }
        let limit = options.maximumFileBytes
        let used = log.withLock { $0.fileBytes(butThoseOf: replaced) }
        var rest = files.count <= MutationFrame.Upload.maximumCount ? max(0, limit - used) : -1
        var uploads: [MutationFrame.Upload] = []
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            guard let size = MutationKeeper.size(of: file.content) else {
                throw OfflineError.unreadableFile(mutation: mutation, variable: path)
            }
            guard size <= rest else {
                throw OfflineError.filesTooLarge(mutation: mutation, limit: limit)
            }
            rest -= size
            uploads.append(
                MutationFrame.Upload(
                    number: MutationFrame.Upload.number(uploads.count, of: number),
                    path: path,
                    name: file.name,
                    contentType: file.contentType,
                    size: size
                )
            )
        }
        return uploads
    }

    /// Reads the files that an edit brings, because one that can't be read later would block those with its key.
    ///
    /// Returns them by the numbers of their rows.
    ///
    /// - Throws: ``OfflineError/unreadableFile(mutation:variable:)``.
    private func contents(
        of files: [String: FileUpload],
        _ uploads: [MutationFrame.Upload],
        _ mutation: String
    ) throws -> [Int64: FileUpload.Content] {
        var contents: [Int64: FileUpload.Content] = [:]
        for upload in uploads {
            guard let data = try? files[upload.path].map({ try MutationKeeper.read($0.content) })
            else {
                throw OfflineError.unreadableFile(mutation: mutation, variable: upload.path)
            }
            contents[upload.number] = .data(data)
        }
        return contents
    }

    // MARK: - Changing

    /// Removes a mutation.
    ///
    /// - Throws: ``OfflineError/notFound(id:)``.
    func remove(_ number: Int64) throws {
        let (removed, replaced) = log.withLock { log in
            let removed = log.remove(number)
            return (removed, removed.map { log.removeReplaced(by: $0) } ?? [])
        }
        guard let removed else { throw OfflineError.notFound(id: number) }
        end(removed, with: OfflineError.removed(mutation: removed.frame.name))
        endReplaced(replaced)
        noteChange()
        write()
        // The next one doesn't wait for what it has waited for.
        signal([removed.frame.key])
        signalBlocked()
        noteDrain()
    }

    /// Queues a mutation again that has failed.
    ///
    /// - Throws: An ``OfflineError``, or the error of the optimistic update; nothing has changed then.
    func sendAgain(_ number: Int64) throws {
        guard let entry = log.withLock({ $0.entries[number] }), let failure = entry.frame.failure
        else { throw OfflineError.notFound(id: number) }
        let name = entry.frame.name
        guard let registered = options.registered[name] else {
            throw OfflineError.notRegistered(mutation: name)
        }
        var frame = entry.frame
        if failure.isRefusal { frame.idempotencyKey = UUID().uuidString }
        let time = milliseconds
        if let deadline = frame.deadline {
            frame.deadline = time.addingClamped(deadline.subtractingClamped(frame.queued))
        }
        (frame.queued, frame.attempts, frame.mayHaveRun, frame.failure) = (time, 0, false, nil)
        frame.text = registered.text
        let shown = try showAgain(&frame, registered, in: entry.session)
        let isDone = replace(entry, by: frame, shown)
        guard isDone else { throw OfflineError.notFound(id: number) }
    }

    /// Changes the variables of a mutation.
    ///
    /// - Throws: An ``OfflineError``, or the error of the optimistic update; nothing has changed then.
    func edit(
        _ number: Int64,
        _ name: String,
        _ variables: VariableData,
        _ response: JSONObject?
    ) throws {
        guard let entry = log.withLock({ $0.entries[number] }), entry.frame.name == name,
            entry.replacement == nil
        else { throw OfflineError.notFound(id: number) }
        // The server may have executed it as it was.
        guard !entry.isPending || entry.frame.attempts == 0 else {
            throw OfflineError.isSending(mutation: name)
        }
        guard let registered = options.registered[name] else {
            throw OfflineError.notRegistered(mutation: name)
        }
        let uploads = try uploads(
            variables.uploads,
            of: makeNumber(),
            name,
            replacing: number
        )
        let contents = try contents(of: variables.uploads, uploads, name)
        var frame = entry.frame
        frame.variables = variables.values
        frame.uploads = uploads
        frame.response = response
        frame.idempotencyKey = UUID().uuidString
        frame.text = registered.text
        let shown = entry.isPending ? try showAgain(&frame, registered, in: entry.session) : nil
        let isDone = replace(entry, by: frame, shown, variables.uploads, contents)
        guard isDone else { throw OfflineError.isSending(mutation: name) }
        conceal(entry)
    }

    /// Puts a mutation in the place of one that must not have changed meanwhile, with new files if there are
    /// some.
    private func replace(
        _ entry: MutationLog.Entry,
        by frame: MutationFrame,
        _ shown: MutationLog.Shown?,
        _ files: [String: FileUpload]? = nil,
        _ contents: [Int64: FileUpload.Content] = [:]
    ) -> Bool {
        let number = frame.number
        let isDone = log.withLock { log in
            guard let current = log.entries[number], !current.isSending,
                current.isPending == entry.isPending,
                current.frame.idempotencyKey == entry.frame.idempotencyKey,
                current.frame.attempts == entry.frame.attempts
            else { return false }
            if files != nil { log.replaceFiles(of: number, by: contents) }
            log.change(number, isNeeded: true) { entry in
                (entry.frame, entry.shown) = (frame, shown)
                if let files { entry.files = files }
            }
            return true
        }
        if !isDone, let shown { conceal(shown, of: frame) }
        noteChange()
        write()
        signalBlocked()
        return isDone
    }
}

extension QueuedMutation.Failure {
    /// Whether the server or the network has refused the mutation, and did not execute it.
    fileprivate var isRefusal: Bool {
        switch self {
        case .rejected, .refused: true
        default: false
        }
    }
}

extension Duration {
    /// The duration in whole milliseconds.
    fileprivate var inMilliseconds: Int64 {
        let (product, isTooLong) = components.seconds.multipliedReportingOverflow(by: 1_000)
        let rest = components.attoseconds / 1_000_000_000_000_000
        return isTooLong ? (components.seconds < 0 ? .min : .max) : product.addingClamped(rest)
    }
}

extension Int64 {
    fileprivate func addingClamped(_ other: Int64) -> Int64 {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? (other < 0 ? .min : .max) : sum
    }

    func subtractingClamped(_ other: Int64) -> Int64 {
        let (difference, isTooLarge) = subtractingReportingOverflow(other)
        return isTooLarge ? (other < 0 ? .max : .min) : difference
    }
}
