/// Sends queued mutations, each lane in a task of its own.
extension MutationSender {
    /// Has the lanes sent that no task sends.
    func startLanes() {
        let keys = log.withLock { $0.takeIdleLanes() }
        for key in keys { Task { await run(key) } }
    }

    /// Has lanes looked at again.
    func signal(_ keys: [String]) {
        let waiters = log.withLock { log in Set(keys).compactMap { log.signal($0) } }
        for waiter in waiters { waiter.resume() }
    }

    /// Has lanes looked at again that wait for others.
    func signalBlocked() {
        let waiters = log.withLock { $0.signalBlocked() }
        for waiter in waiters { waiter.resume() }
    }

    /// Sends the mutations with a key until there are none.
    private func run(_ key: String) async {
        while true {
            let conditions = MutationLog.Conditions(
                now: store.options.now(),
                time: milliseconds,
                isReachable: reachability?.isReachable ?? true
            )
            let (step, others) = log.withLock { log in
                let step = log.step(in: key, conditions)
                // Another lane may send in its place.
                return (step, step.sends ? [] : log.signalFree())
            }
            for other in others { other.resume() }
            switch step {
            case .send(let entry): await send(entry)
            case .expire(let number): fail(number, .expired)
            case .end: return
            case .wait(let duration):
                if !conditions.isReachable { watchNetwork() }
                noteChange()
                await pause(key, duration)
            }
        }
    }

    /// Returns when something has changed for a lane, or after a time.
    private func pause(_ key: String, _ duration: Duration?) async {
        let sleep = store.options.sleep
        let timer = duration.map { duration in
            Task { [weak self] in
                if (try? await sleep(duration)) != nil { self?.signal([key]) }
            }
        }
        await withCheckedContinuation { continuation in
            let isDone = log.withLock { log in
                guard log.lanes[key]?.isSignalled == false, !log.hasEnded else { return true }
                log.lanes[key]?.waiter = continuation
                return false
            }
            if isDone { continuation.resume() }
        }
        timer?.cancel()
    }

    private func send(_ entry: MutationLog.Entry) async {
        let number = entry.frame.number
        guard let environment else { return end() }
        guard let shown = entry.shown, let registered = options.registered[entry.frame.name]
        else { return fail(number, .unknownMutation) }
        mutations.noteTurn(shown.inFlight)
        noteChange()
        let files: [String: FileUpload]
        do {
            // A later run has to know that it may have been sent.
            await waitUntilWritten()
            guard !entry.frame.isSentOnce || log.withLock({ $0.isWritten(number) }) else {
                return retry(entry, isCounted: false)
            }
            // Another environment may have taken over the storage, and send it too.
            try await keeper?.check()
            files = try await self.files(of: entry)
        } catch {
            noteFailure(error)
            return retry(entry, isCounted: false)
        }
        guard Set(files.keys) == Set(entry.frame.uploads.map(\.path)) else {
            return fail(number, .refused("Its files are missing in the storage."))
        }
        let attempt = MutationAttempt(
            number: number,
            variables: VariableData(entry.frame.variables, uploads: files),
            root: shown.root,
            update: shown.update,
            session: entry.session,
            idempotencyKey: entry.frame.idempotencyKey,
            isSentOnce: entry.frame.isSentOnce
        )
        let task = Task { [log] in
            guard log.withLock({ $0.isSending(number) }) else { throw CancellationError() }
            return try await registered.send(environment, attempt)
        }
        let cancel: @Sendable () -> Void = { task.cancel() }
        let isWanted = log.withLock { $0.setCancel(cancel, of: number) }
        if !isWanted { cancel() }
        end(entry, await task.result, attempt.report.outcome)
    }

    private func files(of entry: MutationLog.Entry) async throws -> [String: FileUpload] {
        guard !entry.frame.uploads.isEmpty, let keeper else { return [:] }
        var files = try await keeper.files(entry.frame.uploads) ?? [:]
        for (path, file) in entry.files { files[path]?.progress = file.progress }
        return files
    }

    /// Ends an attempt.
    ///
    /// `reported` is what the status of a response says about its errors.
    private func end(
        _ entry: MutationLog.Entry,
        _ result: Result<any Sendable, any Error>,
        _ reported: DeliveryOutcome?
    ) {
        let number = entry.frame.number
        let isPending = log.withLock { log in
            log.entries[number].map { $0.isPending && $0.isSending } ?? false
        }
        guard isPending else {
            // It was answered, or removed in the meantime.
            conceal(entry)
            entry.outcome?.settle(result)
            for orphan in log.withLock({ take(&$0.orphans, []) }) {
                end(failed: orphan.entry, orphan.failure)
            }
            noteChange()
            write()
            signalBlocked()
            return noteDrain()
        }
        guard case .failure(let error) = result else {
            // Nothing was written, so it has no answer.
            return retryUnknown(entry, ResponseError.noResponse(operation: entry.frame.name))
        }
        switch error {
        case StoreError.reset: log.withLock { $0.suspend(number) }
        case ResponseError.noResponse, ResponseError.unfinished: retryUnknown(entry, error)
        case is ResponseError where reported == .unknown: retryUnknown(entry, error)
        case is ResponseError where reported == .notExecuted: retry(entry, isCounted: false)
        case ResponseError.failed(_, let errors): fail(number, .rejected(errors), error)
        case let error as ResponseError: fail(number, .unusableAnswer(error.description), error)
        case let error as any DeliveryFailure:
            // An earlier repetition of the network's may have been executed.
            switch reported == .unknown ? .unknown : error.outcome {
            case .notExecuted: retry(entry, isCounted: false)
            case .unknown: retryUnknown(entry, error)
            case .refused: fail(number, .refused(String(describing: error)), error)
            }
        default: retryUnknown(entry, error)
        }
    }

    private func retryUnknown(_ entry: MutationLog.Entry, _ error: any Error) {
        let number = entry.frame.number
        if entry.frame.isSentOnce { return fail(number, .unknownOutcome, error) }
        guard entry.frame.attempts < options.maximumAttempts else {
            return fail(number, .tooManyAttempts(store.describeForLog(error)), error)
        }
        retry(entry, isCounted: true)
    }

    /// Waits before the next attempt.
    private func retry(_ entry: MutationLog.Entry, isCounted: Bool) {
        // Read before locking, because the app may supply the clock.
        let now = store.options.now()
        let waiters = log.withLock { log in
            let failures = log.lanes[entry.frame.key]?.failures ?? 0
            let delay = min(options.maximumDelay, .seconds(1 << min(failures, 20)))
            return log.retry(
                entry.frame.number,
                at: now.advanced(by: delay),
                isCounted: isCounted
            )
        }
        for waiter in waiters { waiter.resume() }
        store.log(
            .offlineRetry(operation: entry.frame.name, attempts: entry.frame.attempts),
            of: entry.frame.idempotencyKey
        )
        noteChange()
        write()
    }

    /// Has a mutation fail.
    ///
    /// Later ones that name an object which it was to create are sent, because the server alone knows whether
    /// it has the object; unless another version of the app may send it.
    func fail(
        _ number: Int64,
        _ failure: QueuedMutation.Failure,
        _ error: (any Error)? = nil
    ) {
        guard let failed = log.withLock({ $0.fail(number, failure) }) else { return }
        end(failed: failed, failure, error)
        noteChange()
        write()
        signalBlocked()
        noteDrain()
    }

    private func end(
        failed entry: MutationLog.Entry,
        _ failure: QueuedMutation.Failure,
        _ error: (any Error)? = nil
    ) {
        store.log(.offlineFail(operation: entry.frame.name), of: entry.frame.idempotencyKey)
        end(entry, with: error ?? OfflineError.failed(mutation: entry.frame.name, failure))
    }

    /// Has observed queries fetched again, if that is wanted, when all mutations were sent.
    func noteDrain() {
        guard log.withLock({ $0.takeDrain() }) else { return }
        store.log(.offlineDrain)
        environment?.executor.refetchObserved(.queuedMutations)
    }
}
