/// The queued mutations of an account: in which order they are sent, what they wait for, and how they end.
///
/// Its functions change its state only; ``MutationSender`` does the rest. They must be called with its lock.
struct MutationLog {
    /// A queued mutation in this run of the app.
    struct Entry: Sendable {
        var frame: MutationFrame
        /// The session of the store in which it was queued or found.
        let session: Int
        /// The traces of it in the store; `nil` if it has failed.
        var shown: Shown?
        var isSending = false
        /// Cancels the attempt that is being made.
        var cancel: (@Sendable () -> Void)?
        /// Its files as the caller has given them; empty in later runs of the app.
        var files: [String: FileUpload] = [:]
        /// The rows of files that an edit has replaced and the storage still has.
        var oldFiles: [Int64] = []
        /// Tells the call that has queued it; `nil` in later runs of the app.
        var outcome: MutationOutcome?
        /// Counts the changes of ``frame``.
        var revision = 0
        /// The newest revision that the storage has; `nil` if it has none.
        var savedRevision: Int?
        /// The revision that the storage must have before the mutation is sent.
        var neededRevision = 0
        /// The mutations whose place it takes as soon as the storage has it.
        var replaces: [Int64] = []
        /// The newest mutation that takes its place as soon as the storage has that one.
        var replacement: Int64?

        var isPending: Bool { frame.failure == nil }
        /// Whether those that name its objects wait for it; also while this version of the app can't send it.
        var isAwaited: Bool {
            switch frame.failure {
            case nil, .unknownMutation?, .changedMutation?: true
            default: false
            }
        }
        var isSaved: Bool { savedRevision.map { $0 >= neededRevision } ?? false }
    }

    /// The traces of a pending mutation in the store and the environment.
    struct Shown: Sendable {
        let root: DataID
        let retained: Disposable
        let update: OptimisticUpdate.ID?
        /// Its number among the mutations in flight.
        let inFlight: Int
    }

    /// The pending mutations with the same key.
    struct Lane {
        /// Their numbers, in ascending order.
        var numbers: [Int64] = []
        /// Whether one of them had a deadline when it was added.
        var hasDeadlines = false
        /// Whether a task sends them.
        var isRunning = false
        /// How often the first one has failed.
        var failures = 0
        /// When the first one is tried again; `nil` for at once.
        var retry: ContinuousClock.Instant?
        /// Whether the first one was tried again early, because another request had succeeded.
        var wasHurried = false
        /// Those that are tried although the network can't be reached.
        var forced: Set<Int64> = []
        /// Whether it waits because enough requests are on their way.
        var waitsForRequests = false
        /// Whether its first mutation names an object that another lane is to create.
        var waitsForOthers = false
        /// Whether something has changed since the lane was looked at.
        var isSignalled = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    /// A task that waits until a batch of changes is written, and is told whether it was.
    struct WriteWaiter {
        let batch: Int
        let task: CheckedContinuation<Bool, Never>
    }

    /// An answered mutation, until its storage doesn't have it any more.
    struct Answered {
        let frame: MutationFrame
        /// The mutations with texts of its answer that the storage doesn't have yet, with their revisions.
        var exchanged: [Int64: Int] = [:]
        /// Whether the storage of the store has the answer.
        var isKept = false
    }

    /// How many requests may be on their way.
    let maximumRequests: Int
    var entries: [Int64: Entry] = [:]
    var lanes: [String: Lane] = [:]
    /// The greatest number that was given out.
    var lastNumber: Int64 = 0
    /// Whether the mutations of earlier runs, and those that a reset has kept, are among the entries.
    ///
    /// Nothing is sent otherwise, because they come first.
    var isOpen = false
    /// Whether nothing is sent any more.
    var hasEnded = false
    /// Whether nothing is sent, because a reset has begun.
    var isPaused = false
    /// The answers that the store's storage had when the environment was created.
    var loadedAnswers: Set<UInt64> = []
    /// Whether the network could be reached when that was last known.
    var isReachable = true
    /// The session of the store since the last reset.
    private(set) var session = 0
    /// How often mutations were removed by a reset.
    private(set) var generation = 0
    /// The numbers of the mutations that are to create objects, by the names of these.
    var creators: [String: Int64] = [:]
    /// The texts of the server's keys, by the temporary ones in whose place they are.
    var exchanged: [String: String] = [:]
    /// How many requests are on their way.
    var sendingCount = 0
    /// The mutations that were answered, by their numbers.
    var answered: [Int64: Answered] = [:]
    /// Those that have failed because an answer lacks the objects that they name, and that have to be ended.
    var orphans: [(entry: Entry, failure: QueuedMutation.Failure)] = []
    /// Whether a mutation has waited longer than for its turn since all were sent.
    var hasWaited = false

    // For the storage; see `MutationLog+Writing`.
    var unsaved: Set<Int64> = []
    var removed: [Int64] = []
    var removedFiles: [Int64] = []
    /// The files to be written, by the numbers of their rows.
    var newFiles: [Int64: FileUpload.Content] = [:]
    var isWriting = false
    /// The changes that are being written.
    var writing: MutationKeeper.Changes?
    /// How often writing has failed since it succeeded.
    var writeFailures = 0
    /// Whether changes could not be written when that was last tried.
    var hasUnwritten = false
    /// Whether writing is tried again after a while.
    var isRetryScheduled = false
    /// How often changes were taken to be written.
    var batch = 0
    /// The tasks that wait until a batch of changes is written.
    var writeWaiters: [WriteWaiter] = []

    init(maximumRequests: Int) { self.maximumRequests = max(1, maximumRequests) }

    // MARK: - Adding and removing

    /// Adds a mutation at its place in its lane.
    ///
    /// It is written if the storage doesn't have it. Those that it replaces stay until then, and are not sent.
    mutating func add(_ entry: Entry, replacing replaced: [Int64] = []) {
        var entry = entry
        entry.replaces = replaced
        for number in replaced { entries[number]?.replacement = entry.frame.number }
        let number = entry.frame.number
        lastNumber = max(lastNumber, number)
        claim(entry.frame.temporaryNames)
        entry.frame = exchanging(entry.frame)
        if entry.savedRevision == nil {
            unsaved.insert(number)
            for upload in entry.frame.uploads {
                newFiles[upload.number] = entry.files[upload.path]?.content
            }
        }
        insert(entry)
        entries[number] = entry
    }

    private mutating func insert(_ entry: Entry) {
        let (number, key) = (entry.frame.number, entry.frame.key)
        if entry.isAwaited { for name in entry.frame.temporaryNames { creators[name] = number } }
        guard entry.isPending else { return }
        var lane = take(&lanes[key], nil) ?? Lane()
        let place = lane.numbers.lastIndex { $0 < number }.map { $0 + 1 } ?? 0
        lane.numbers.insert(number, at: place)
        if place == 0 { lane.restart() }
        if entry.frame.deadline != nil { lane.hasDeadlines = true }
        lanes[key] = lane
    }

    /// Lets names be temporary again that were exchanged.
    private mutating func claim(_ names: Set<String>) {
        for name in names { exchanged[name] = nil }
    }

    mutating func leave(_ entry: Entry) {
        let (number, key) = (entry.frame.number, entry.frame.key)
        for name in entry.frame.temporaryNames where creators[name] == number {
            creators[name] = nil
        }
        if entry.isSending { sendingCount -= 1 }
        guard var lane = take(&lanes[key], nil) else { return }
        if let place = lane.numbers.firstIndex(of: number) {
            lane.numbers.remove(at: place)
            lane.forced.remove(number)
            if place == 0 { lane.restart() }
        }
        lanes[key] = lane
    }

    /// Removes a mutation that is not to be sent any more; returns it.
    mutating func remove(_ number: Int64) -> Entry? {
        guard let entry = entries.removeValue(forKey: number) else { return nil }
        leave(entry)
        forget(entry.frame)
        removedFiles += entry.oldFiles
        return entry
    }

    /// Removes the mutations whose place a mutation has taken; returns them.
    mutating func removeReplaced(by entry: Entry) -> [Entry] {
        entry.replaces.compactMap { number in
            entries[number]?.replacement == entry.frame.number ? remove(number) : nil
        }
    }

    /// Removes the mutations of sessions before `session`, which begins now; returns them.
    ///
    /// With `isErased` the storage has none any more, so that the others are written again. Otherwise it has to be
    /// read again before others are sent.
    mutating func reset(to session: Int, isErased: Bool) -> [Entry] {
        self.session = max(self.session, session)
        isPaused = false
        if isErased {
            loadedAnswers = []
        } else {
            // They are not sent again when the storage is read again.
            loadedAnswers.formUnion(answered.values.map(\.frame.answerHash))
            isOpen = false
        }
        let old = entries.values.filter { $0.session < session }
        for entry in old {
            leave(entry)
            entries[entry.frame.number] = nil
        }
        exchanged = [:]
        answered = [:]
        (removed, removedFiles) = ([], [])
        hasWaited = false
        generation += 1
        writing = nil
        (unsaved, newFiles) = ([], [:])
        for (number, entry) in entries {
            unsaved.insert(number)
            if isErased { entries[number]?.savedRevision = nil }
            for upload in entry.frame.uploads {
                newFiles[upload.number] = entry.files[upload.path]?.content
            }
        }
        return old.sorted { $0.frame.number < $1.frame.number }
    }

    /// Ends all mutations, because another environment has them now; returns them.
    mutating func abandon() -> [Entry] {
        hasEnded = true
        let all = sorted
        (entries, unsaved, removed, removedFiles) = ([:], [], [], [])
        for key in lanes.keys { lanes[key]?.numbers = [] }
        return all
    }

    /// The size of the files of all mutations but one, in bytes.
    func fileBytes(butThoseOf number: Int64?) -> Int {
        entries.values.lazy.filter { $0.frame.number != number }
            .flatMap(\.frame.uploads)
            .reduce(0) { sum, upload in
                let (bytes, isTooLarge) = sum.addingReportingOverflow(upload.size)
                return isTooLarge ? .max : bytes
            }
    }

    /// The mutations, oldest first.
    var sorted: [Entry] { entries.keys.sorted().compactMap { entries[$0] } }

    /// The optimistic update of the first mutation after `number` that has one.
    func update(above number: Int64) -> OptimisticUpdate.ID? {
        let later = entries.values.lazy.filter {
            $0.frame.number > number && $0.shown?.update != nil
        }
        return later.min { $0.frame.number < $1.frame.number }?.shown?.update
    }

    /// The numbers of the waiting mutations with a key that were not sent yet.
    func unsent(_ key: String) -> [Int64] {
        lanes[key]?.numbers.filter { number in
            entries[number].map { !$0.isSending && $0.frame.attempts == 0 } ?? false
        } ?? []
    }

    /// Returns `true`, once, when all mutations were sent and some of them had to wait.
    mutating func takeDrain() -> Bool {
        guard hasWaited, lanes.values.allSatisfy(\.numbers.isEmpty) else { return false }
        hasWaited = false
        return true
    }

    /// Changes a mutation, and has it written.
    ///
    /// With `isNeeded` it isn't sent before it is written.
    mutating func change(_ number: Int64, isNeeded: Bool = false, _ body: (inout Entry) -> Void) {
        guard let before = entries[number] else { return }
        var entry = before
        body(&entry)
        if isNeeded { claim(entry.frame.temporaryNames) }
        entry.frame = exchanging(entry.frame)
        entry.revision += 1
        if isNeeded { entry.neededRevision = entry.revision }
        entries[number] = entry
        unsaved.insert(number)
        if before.isPending == entry.isPending, !isNeeded {
            if before.isSending != entry.isSending { sendingCount += entry.isSending ? 1 : -1 }
        } else {
            leave(before)
            insert(entry)
        }
    }
}

extension MutationLog.Lane {
    /// Forgets how the mutation that was the first has failed.
    fileprivate mutating func restart() {
        retry = nil
        failures = 0
        wasHurried = false
    }
}
