/// An object's data by a fragment, read again whenever it has changed: what a stream of it takes
/// its values from.
///
/// The value that was read last is also the one that waits for the consumer. `AsyncStream` would
/// keep a copy in a buffer, whose types the runtime looks up for each value: that took as long as
/// reading it.
final class LiveFragment<Output: FieldValue>: StoreSubscriptions.Reader,
    @unchecked Sendable  // because `lock` protects `state`, and `newest` against its one writer.
{
    private let bound: BoundReader
    private let owner: OperationDescriptor
    private let id: DataID
    private let lock = Lock()
    // Unchecked as in `Locked`.
    @exclusivity(unchecked) private var state = LiveFragmentState()
    // No optional because its type would be looked up for each value: until there is one, this is
    // what was read in its place.
    @exclusivity(unchecked) private var newest: Output
    // The state that only refreshing uses, on one thread at a time.
    @exclusivity(unchecked) private var log = ReadingLog()
    @exclusivity(unchecked) private var kept: KeptValues?
    @exclusivity(unchecked) private var hasValue = false

    private init(_ bound: BoundReader, owner: OperationDescriptor, id: DataID, _ output: Output) {
        self.bound = bound
        self.owner = owner
        self.id = id
        newest = output
    }

    typealias Begun = (LiveFragment, StoreSubscriptions.Refreshed)

    override var operations: [OperationDescriptor]? { [owner] }

    override var subject: ReaderSubject {
        ReaderSubject(definition: bound.artifact.contents.name, object: id, operation: owner)
    }

    /// Reads for the first time; `source` is of the session in which `owner` was described.
    static func begin(
        _ bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID,
        _ source: RecordSource
    ) -> Begun {
        var reader = Reader(source: source, bound: bound, owner: owner, id: id)
        reader.keepValues(nil)
        var output: Output = reader.definition()
        let live = LiveFragment(bound, owner: owner, id: id, output)
        live.kept = reader.takeKept()
        return (live, live.deliver(&output, Reading(&reader)))
    }

    /// Reads again.
    ///
    /// A value that differs from the last one waits to be taken.
    override func refresh(_ source: RecordSource) -> StoreSubscriptions.Refreshed {
        guard source.session == owner.session else {
            return .init(seen: [], hasChanged: false)
        }
        kept?.begin()
        var reader = Reader(source: source, bound: bound, owner: owner, id: id)
        reader.keepValues(kept)
        var output: Output = reader.definition()
        kept = reader.takeKept()
        kept?.end()
        return deliver(&output, Reading(&reader))
    }

    private func deliver(
        _ output: inout Output,
        _ reading: Reading
    ) -> StoreSubscriptions.Refreshed {
        let hasChanged = reading.failure == nil && keep(&output)
        let events = log.events(of: reading, hasChanged: hasChanged)
        return .init(seen: reading.seen, hasChanged: hasChanged, events: events)
    }

    /// Keeps a value that differs from the last one.
    ///
    /// Returns whether it does.
    ///
    /// Compares without the lock, because `==` may be the app's. Only the refreshing thread writes
    /// `newest`. The two are swapped, because a copy would retain each text; the caller releases the
    /// earlier value, without the lock.
    private func keep(_ output: inout Output) -> Bool {
        if hasValue, Output.areSame(newest, output) { return false }
        hasValue = true
        lock.lock()
        swap(&newest, &output)
        state.hasWaitingValue = !state.isCancelled
        let waiting = take(&state.waiting, [])
        lock.unlock()
        for continuation in waiting { continuation.resume() }
        return true
    }

    /// Ends the stream, after the value that may be waiting or, when it is cancelled, at once.
    func finish(isCancelled: Bool = false) {
        lock.lock()
        state.isFinished = true
        if isCancelled {
            state.isCancelled = true
            state.hasWaitingValue = false
        }
        let waiting = take(&state.waiting, [])
        lock.unlock()
        for continuation in waiting { continuation.resume() }
    }

    /// The newest value, once it is another than the last that was taken; `nil` when there will be
    /// none.
    func next() async -> Output? {
        while true {
            let (value, isFinished) = takeNewest()
            if value != nil || isFinished { return value }
            await withUnsafeContinuation { wait($0) }
        }
    }

    /// Resumes at once when there is something to take.
    private func wait(_ continuation: UnsafeContinuation<Void, Never>) {
        lock.lock()
        let isReady = state.isFinished || state.hasWaitingValue
        if !isReady { state.waiting.append(continuation) }
        lock.unlock()
        if isReady { continuation.resume() }
    }

    private func takeNewest() -> (value: Output?, isFinished: Bool) {
        lock.lock()
        defer { lock.unlock() }
        guard state.hasWaitingValue else { return (nil, state.isFinished) }
        state.hasWaitingValue = false
        return (newest, state.isFinished)
    }
}

/// Apart from ``LiveFragment``, so that it has no parameter to look up a type for.
private struct LiveFragmentState {
    /// The continuations that wait for a value, or for the end.
    var waiting: [UnsafeContinuation<Void, Never>] = []
    /// Whether there is a value that was not taken yet.
    var hasWaitingValue = false
    var isFinished = false
    var isCancelled = false
}
