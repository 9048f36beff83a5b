import Relay

/// Receives what happens in an environment, and has it written on a background task.
///
/// Receiving only adds to a list, because it happens on the threads of the app. A class because the store, the
/// log and the recording share it.
final class StoreRecorder: StoreWatcher {
    /// Something that has happened.
    struct Happening: Sendable {
        let time: ContinuousClock.Instant
        let kind: Kind

        enum Kind: Sendable {
            case version(WatchedVersion)
            case reading(WatchedReading)
            /// The last reading of each reader that was live when the recording began.
            case readers([WatchedReading])
            case readerEnd(Int)
            case request(WatchedRequest)
            /// The requests that were in flight when the recording began.
            case requests([WatchedRequest])
            case event(LoggedEvent)
        }
    }

    private struct State {
        var happenings: [Happening] = []
        var isScheduled = false
        /// How many were left out since the list was last taken.
        var lost = 0
        var subscriptions: [Disposable] = []
    }

    /// The maximum number of happenings that wait.
    ///
    /// Each version among them keeps its records in memory.
    private static let limit = 20_000
    private static let interval = Duration.milliseconds(20)

    private let now: @Sendable () -> ContinuousClock.Instant
    private let writer: TapeWriter
    private let state = Locked(State())

    init(
        _ environment: RelayEnvironment,
        _ options: EnvironmentRecording.Options,
        _ tape: TapeFile
    ) {
        now = environment.store.now
        writer = TapeWriter(environment, options, tape)
    }

    /// Begins with the store as it is.
    func start(_ environment: RelayEnvironment) {
        let store = environment.store
        // Weak, because the environment keeps what listens to it.
        let events = environment.observeEvents { [weak self] in
            self?.add(.event($0), at: $0.time)
        }
        let watching = store.watchers.add(self)
        state.withLock { $0.subscriptions = [events, watching] }
        // Before the list is locked, because it waits for an update that may be running.
        let version = store.watchedVersion()
        add(.version(version))
        // Asked for while the list is locked, so that the end of one comes after it.
        add(.readers(store.watchedReadings))
        add(.requests(environment.watchedRequests))
    }

    /// Receives nothing any more.
    func stop() {
        let subscriptions = state.withLock { state in
            let subscriptions = state.subscriptions
            state.subscriptions = []
            return subscriptions
        }
        for subscription in subscriptions { subscription.dispose() }
    }

    // MARK: - Receiving

    func watch(_ version: WatchedVersion) { add(.version(version)) }

    func watch(_ reading: WatchedReading) { add(.reading(reading)) }

    func watchEnd(ofReader number: Int) { add(.readerEnd(number)) }

    func watch(_ request: WatchedRequest) { add(.request(request), at: request.begun) }

    private func add(
        _ kind: @autoclosure () -> Happening.Kind,
        at time: ContinuousClock.Instant? = nil
    ) {
        let time = time ?? now()
        let isFirst = state.withLock { state in
            guard state.happenings.count < Self.limit else {
                state.lost += 1
                return false
            }
            state.happenings.append(Happening(time: time, kind: kind()))
            guard !state.isScheduled else { return false }
            state.isScheduled = true
            return true
        }
        guard isFirst else { return }
        // Strong, so that what is in the list is written when the recording is released.
        Task.detached { [self] in
            try? await Task.sleep(for: Self.interval)
            await write()
        }
    }

    // MARK: - Writing

    private func write() async {
        let (happenings, lost) = state.withLock { state in
            state.isScheduled = false
            let taken = (state.happenings, state.lost)
            (state.happenings, state.lost) = ([], 0)
            // Growing copied the happenings several times.
            state.happenings.reserveCapacity(taken.0.count)
            return taken
        }
        await writer.write(happenings, lost: lost)
    }

    /// Writes everything that has happened until now.
    func flush() async throws {
        await write()
        if let failure = await writer.failure { throw failure }
    }

    /// Writes everything that has happened until now, and opens the file; `nil` if it has ended.
    func content() async -> TapeContent? {
        await write()
        return await writer.content
    }

    func finish() async {
        await write()
        await writer.finish()
    }
}
