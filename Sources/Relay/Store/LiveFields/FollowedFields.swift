/// The live fields of a store that are being observed, and those of their values that wait to be written.
///
/// Values that come while others are being written are written together, as one version.
///
/// A class because readers, the tasks of sources and the store share it.
final class FollowedFields: LiveSources {
    /// A value that a source has sent.
    struct Change: Sendable {
        let source: FollowedField
        let value: DerivedValue
    }

    private struct State {
        /// Few at each place: more than one only while versions differ in the data of the object.
        var known: [LivePlace: [Known]] = [:]
        /// Grows from a random number, because records that an earlier run has kept have its numbers.
        var lastNumber = Int64.random(in: 1..<1 << 62)
        /// The newest value of each source that has not been written, by its number.
        var waiting: [Int64: (place: LivePlace, value: DerivedValue)] = [:]
        var isWriting = false
        /// The tasks of sources that have ended.
        var ended: [Task<Void, Never>] = []
        var write: (@Sendable ([Change]) -> Void)?

        /// Returns a field that hasn't ended, by its number.
        func field(_ number: Int64, at place: LivePlace) -> FollowedField? {
            guard let known = known[place] else { return nil }
            return known.firstIndex { $0.field.number == number }.map { known[$0].field }
        }
    }

    private struct Known {
        let field: FollowedField
        weak var hold: LiveHold?
    }

    private let state = Locked(State())

    /// Has `write` called with the values that sources send, on one task at a time.
    func connect(_ write: @escaping @Sendable ([Change]) -> Void) {
        state.withLock { $0.write = write }
    }

    func known(at place: LivePlace) -> (holds: [LiveHold], last: Int64) {
        state.withLock { state in
            guard let known = state.known[place] else { return ([], 0) }
            return (known.compactMap(\.hold), known.last?.field.number ?? 0)
        }
    }

    func add(
        _ changes: LiveState<DerivedValue>,
        of field: LiveField,
        input: any Sendable,
        after last: Int64
    ) -> LiveHold? {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let new = FollowedField(changes, of: field, number: number, in: self)
        let hold = LiveHold(new, input: input)
        let isAdded = state.withLock { state in
            guard state.known[field.place]?.last?.field.number ?? 0 == last else { return false }
            state.known[field.place, default: []].append(Known(field: new, hold: hold))
            return true
        }
        return isAdded ? hold : nil
    }

    /// Removes a field that nothing reads any more, and has its task cancelled.
    ///
    /// That happens elsewhere, because the last reader may go while a lock is held: inside an updater.
    func remove(_ number: Int64, at place: LivePlace, _ task: Task<Void, Never>?) {
        let isFirst = state.withLock { state in
            state.waiting[number] = nil
            state.known[place]?.removeAll { $0.field.number == number }
            if state.known[place]?.isEmpty == true { state.known[place] = nil }
            guard let task else { return false }
            state.ended.append(task)
            return state.ended.count == 1
        }
        guard isFirst else { return }
        Task.detached {
            for task in self.state.withLock({ take(&$0.ended, []) }) { task.cancel() }
        }
    }

    /// Takes a value that a source has sent, and has it written soon.
    func receive(_ value: DerivedValue, _ number: Int64, at place: LivePlace) {
        let begins = state.withLock { state in
            guard state.field(number, at: place) != nil else { return false }
            state.waiting[number] = (place, value)
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if begins { Task.detached { await self.writeAll() } }
    }

    /// Writes until no value waits.
    private func writeAll() async {
        while true {
            // Sources often change together.
            await Task.yield()
            let (changes, write) = state.withLock { state in
                let changes = state.waiting.sorted { $0.key < $1.key }.compactMap {
                    number,
                    change in
                    state.field(number, at: change.place).map {
                        Change(source: $0, value: change.value)
                    }
                }
                state.waiting = [:]
                state.isWriting = !changes.isEmpty
                return (changes, state.write)
            }
            guard !changes.isEmpty else { return }
            write?(changes)
        }
    }
}
