/// The changes that models are about to show.
///
/// All models of an environment change in one turn of the main actor, to the values of one version.
/// Values are *gathered* while readers are refreshed. When every reader has read the newest version,
/// the gathered values fit together, and are *ready* for the next turn.
struct Screen {
    /// Shows a value in a model.
    typealias Show = @MainActor @Sendable () -> Void
    /// A caller that waits until the published values are shown.
    typealias Waiter = CheckedContinuation<Void, Never>

    /// A value for a model; a greater number replaces a smaller one.
    private struct Change {
        let number: Int
        let show: Show
    }

    private var gathered: [ObjectIdentifier: Change] = [:]
    private var ready: [ObjectIdentifier: Change] = [:]
    private var isTurnScheduled = false
    /// Whether a model has begun to read after the values that are ready: they may lack its own.
    private var lacksNewest = false
    /// How many models are reading or comparing values outside the store's readers.
    private var busyCount = 0
    /// Work for the background task.
    struct Job {
        let run: @Sendable () -> Void
        /// Whether a turn may follow when it has run, because it ends the work of a model.
        let endsWork: Bool
    }

    /// The work for the background task, such as subscribing the models that have just read.
    private var jobs: [Job] = []
    private var isWorking = false
    /// The callers that wait until the published values are shown.
    private var waiting: [Waiter] = []
    /// The waiting callers that the next turn resumes.
    private var waitingForTurn: [Waiter] = []
    /// How many turns of the main actor there have been.
    private(set) var turns = 0

    /// Whether a turn is changing models right now.
    private(set) var isShowing = false

    private var isBusy: Bool { isBusy(besides: 0) }

    /// Returns whether models are reading, besides those of the caller.
    func isBusy(besides begun: Int) -> Bool { busyCount > begun }

    var hasNothingToShow: Bool { gathered.isEmpty && !isTurnScheduled }

    /// Whether everything was shown, and no work is left.
    var isQuiet: Bool { hasNothingToShow && !isBusy && jobs.isEmpty && !isWorking }

    /// Begins work that no turn may precede.
    mutating func beginWork() { busyCount += 1 }

    /// Begins the first read of a model, of the version on screen.
    mutating func beginRead() {
        beginWork()
        if isTurnScheduled { lacksNewest = true }
    }

    mutating func endWork(_ count: Int = 1) { busyCount -= count }

    /// Adds a value for a model; returns the value that it replaces, to be released after unlocking.
    mutating func gather(
        _ model: ObjectIdentifier,
        _ number: Int,
        _ show: @escaping Show
    ) -> Any? {
        if let other = gathered[model], other.number > number { return show }
        return gathered.updateValue(Change(number: number, show: show), forKey: model)
    }

    /// Prepares the gathered values for the next turn.
    ///
    /// Returns whether the turn must be scheduled, and replaced values to be released after
    /// unlocking.
    mutating func makeReady() -> (schedules: Bool, replaced: Any?) {
        var replaced: [Change] = []
        lacksNewest = false
        waitingForTurn += take(&waiting, [])
        if ready.isEmpty {
            Swift.swap(&ready, &gathered)
        } else {
            for (model, change) in gathered {
                if let old = ready.updateValue(change, forKey: model) { replaced.append(old) }
            }
            gathered = [:]
        }
        return (!take(&isTurnScheduled, true), replaced)
    }

    /// The result of beginning a turn.
    struct Turn {
        /// The values to show; `nil` if a model has read the version before in the meantime: the
        /// values then wait for the model's.
        var shown: [Show]?
        /// Whether the values wait although no model is reading.
        var isPutOff = false
        /// The values that newer ones have replaced, to be released after unlocking.
        var replaced: [Show] = []
        /// The callers that have waited for the values.
        var waiters: [Waiter] = []
    }

    /// Begins the turn that is scheduled; does nothing if it was brought forward, or models are being
    /// changed.
    ///
    /// `begun` is how many models on this thread have begun work that the turn may precede.
    mutating func turn(begun: Int = 0) -> Turn {
        guard isTurnScheduled, !isShowing else { return Turn() }
        isTurnScheduled = false
        let values = take(&ready, [:])
        let isBusy = isBusy(besides: begun)
        guard isBusy || lacksNewest && begun == 0 else {
            turns += 1
            isShowing = true
            return Turn(shown: values.values.map(\.show), waiters: take(&waitingForTurn, []))
        }
        waiting += take(&waitingForTurn, [])
        var replaced: [Show] = []
        for (model, change) in values {
            if gathered[model] == nil {
                gathered[model] = change
            } else {
                replaced.append(change.show)
            }
        }
        return Turn(isPutOff: !isBusy, replaced: replaced)
    }

    /// Ends a turn, when all models have changed.
    mutating func endTurn() { isShowing = false }

    /// Has a caller wait until the next values are shown, or nothing is left to show.
    mutating func wait(_ waiter: Waiter) { waiting.append(waiter) }

    /// Takes the callers that wait although nothing is left to show.
    mutating func takeWaiters() -> [Waiter] { take(&waiting, []) }

    /// Adds work for the background task.
    ///
    /// Returns whether the task must be started.
    mutating func add(_ job: Job) -> Bool {
        jobs.append(job)
        return !take(&isWorking, true)
    }

    /// Takes the work that the background task has not begun.
    mutating func takeWaitingJobs() -> [Job] { take(&jobs, []) }

    /// Takes the work that has gathered; `nil` if there is none, and the task ends.
    mutating func takeJobs() -> [Job]? {
        guard !jobs.isEmpty else {
            isWorking = false
            return nil
        }
        return take(&jobs, [])
    }
}
