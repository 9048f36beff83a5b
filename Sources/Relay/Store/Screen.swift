/// The changes that models are about to show.
///
/// All models of an environment change in one turn of the main actor, to the values of one version.
/// Values are *gathered* while readers are refreshed. When every reader has read the newest version,
/// the gathered values fit together, and are *ready* for the next turn.
struct Screen {
    /// Shows a value in a model.
    typealias Show = @MainActor @Sendable () -> Void

    /// A value for a model; a greater number replaces a smaller one.
    private struct Change {
        let number: Int
        let show: Show
    }

    private var gathered: [ObjectIdentifier: Change] = [:]
    private var ready: [ObjectIdentifier: Change] = [:]
    private var isTurnScheduled = false
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
    /// How many turns of the main actor there have been.
    private(set) var turns = 0

    var isBusy: Bool { busyCount > 0 }

    var hasNothingToShow: Bool { gathered.isEmpty && !isTurnScheduled }

    /// Whether everything was shown, and no work is left.
    var isQuiet: Bool { hasNothingToShow && !isBusy && jobs.isEmpty && !isWorking }

    /// Begins work that no turn may precede.
    mutating func beginWork() { busyCount += 1 }

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

    /// Begins a turn.
    ///
    /// Returns the values to show, and those that newer ones have replaced, to be released after
    /// unlocking. There are none to show if a model has read the version before in the meantime: the
    /// values then wait for the model's.
    mutating func turn() -> (shown: [Show]?, replaced: [Show]) {
        isTurnScheduled = false
        let values = take(&ready, [:])
        guard isBusy else {
            turns += 1
            return (values.values.map(\.show), [])
        }
        var replaced: [Show] = []
        for (model, change) in values {
            if gathered[model] == nil {
                gathered[model] = change
            } else {
                replaced.append(change.show)
            }
        }
        return (nil, replaced)
    }

    /// Adds work for the background task.
    ///
    /// Returns whether the task must be started.
    mutating func add(_ job: Job) -> Bool {
        jobs.append(job)
        return !take(&isWorking, true)
    }

    /// Takes the work that has gathered; `nil` if there is none, and the task ends.
    mutating func takeJobs() -> [Job]? {
        guard !jobs.isEmpty else {
            isWorking = false
            return nil
        }
        return take(&jobs, [])
    }
}
