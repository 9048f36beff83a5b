/// An object's data by a fragment, read again whenever it has changed: what a stream of it takes
/// its values from.
///
/// A class because the store, which tells of changes, and the stream share it. The value that was
/// read last is also the one that waits for the consumer. `AsyncStream` would keep a copy in a
/// buffer, whose types the runtime looks up for each value: that took as long as reading it.
final class LiveFragment<Output: FieldValue>: @unchecked Sendable {  // because `state` is a lock.
    private let bound: BoundReader
    private let owner: OperationDescriptor
    private let id: DataID
    private let session: Int
    private let state = Locked(LiveState())
    // A pointer because an optional's type would be looked up for each value.
    private let newest = UnsafeMutablePointer<Output>.allocate(capacity: 1)

    /// `session` is the one in which the object may be read.
    init(_ bound: BoundReader, owner: OperationDescriptor, id: DataID, session: Int) {
        self.bound = bound
        self.owner = owner
        self.id = id
        self.session = session
    }

    deinit {
        if state.withLock({ $0.hasValue }) { newest.deinitialize(count: 1) }
        newest.deallocate()
    }

    /// Reads anew; a value that differs from the last one waits to be taken from then on.
    func refresh(_ source: RecordSource) -> StoreSubscriptions.Refreshed {
        guard source.invalidations.session == session else {
            return .init(seen: [], hasChanged: false)
        }
        var reader = Reader(source: source, bound: bound, owner: owner, id: id)
        let output: Output = reader.definition()
        let reading = Reading(&reader)
        let (hasChanged, events, waiting) = state.withLock { state in
            let hasChanged = reading.failure == nil && keep(output, &state)
            let events = state.log.events(of: reading, hasChanged: hasChanged)
            return (hasChanged, events, hasChanged ? take(&state.waiting, []) : [])
        }
        for continuation in waiting { continuation.resume() }
        return .init(seen: reading.seen, hasChanged: hasChanged, events: events)
    }

    /// Keeps a value where it differs from the last one; whether it does.
    private func keep(_ output: Output, _ state: inout LiveState) -> Bool {
        if state.hasValue {
            if Output.areSame(newest.pointee, output) { return false }
            newest.pointee = output
        } else {
            newest.initialize(to: output)
            state.hasValue = true
        }
        state.isTaken = false
        return true
    }

    /// Ends the stream, after the value that may be waiting or, when it is cancelled, at once.
    func finish(isCancelled: Bool = false) {
        let waiting = state.withLock { state in
            state.isFinished = true
            if isCancelled { state.isTaken = true }
            return take(&state.waiting, [])
        }
        for continuation in waiting { continuation.resume() }
    }

    /// The newest value, once it is another than the last that was taken; `nil` when there will be
    /// none.
    func next() async -> Output? {
        while true {
            let (value, isFinished) = takeNewest()
            if value != nil || isFinished { return value }
            await withUnsafeContinuation { continuation in
                let isReady = state.withLock { state in
                    let isReady = state.isFinished || state.hasWaitingValue
                    if !isReady { state.waiting.append(continuation) }
                    return isReady
                }
                if isReady { continuation.resume() }
            }
        }
    }

    private func takeNewest() -> (value: Output?, isFinished: Bool) {
        state.withLock { state in
            guard state.hasWaitingValue else { return (nil, state.isFinished) }
            state.isTaken = true
            return (newest.pointee, state.isFinished)
        }
    }
}

/// Apart from ``LiveFragment``, so that it has no parameter to look up a type for.
private struct LiveState {
    var log = ReadingLog()
    var hasValue = false
    var isTaken = false
    var isFinished = false
    /// Those who wait for a value, or the end.
    var waiting: [UnsafeContinuation<Void, Never>] = []

    var hasWaitingValue: Bool { hasValue && !isTaken }
}
