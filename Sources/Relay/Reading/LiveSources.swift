/// The sources of the live fields of a store that are being observed, and their values that are to be written.
///
/// What sources send while others are being written is written together, as one version.
///
/// A class because readers, the tasks of sources and the store share it.
final class LiveSources: Sendable {
    /// A value that a source has sent.
    struct Change: Sendable {
        let source: LiveSource
        let value: DerivedValue
    }

    private struct State {
        /// Few at each place: more than one only while versions differ in the data of the object.
        var known: [LiveSource.Place: [Known]] = [:]
        /// Grows from a random number, because records that an earlier run has kept have its numbers.
        var lastNumber = Int64.random(in: 1..<1 << 62)
        /// The newest value of each source that has not been written, by its number.
        var waiting: [Int64: (place: LiveSource.Place, value: DerivedValue)] = [:]
        var isWriting = false
        var write: (@Sendable ([Change]) -> Void)?
    }

    private struct Known {
        let number: Int64
        weak var source: LiveSource?
    }

    private let state = Locked(State())

    /// Has `write` called with the values that sources send, on one task at a time.
    func connect(_ write: @escaping @Sendable ([Change]) -> Void) {
        state.withLock { $0.write = write }
    }

    /// Returns the sources at a place, and the number of the last one.
    func known(at place: LiveSource.Place) -> (sources: [LiveSource], last: Int64) {
        state.withLock { state in
            guard let known = state.known[place] else { return ([], 0) }
            return (known.compactMap(\.source), known.last?.number ?? 0)
        }
    }

    /// Adds a source, unless another one was added at its place after the one with the number `last`.
    ///
    /// Returns whether it was added.
    func add(_ source: LiveSource, after last: Int64) -> Bool {
        state.withLock { state in
            let known = state.known[source.place]
            guard known?.last?.number ?? 0 == last else { return false }
            state.lastNumber += 1
            source.number = state.lastNumber
            state.known[source.place, default: []].append(
                Known(number: state.lastNumber, source: source)
            )
            return true
        }
    }

    /// Removes a source, which has ended.
    func remove(_ number: Int64, at place: LiveSource.Place) {
        state.withLock { state in
            state.waiting[number] = nil
            state.known[place]?.removeAll { $0.number == number }
            if state.known[place]?.isEmpty == true { state.known[place] = nil }
        }
    }

    /// Takes a value that a source has sent, and has it written soon.
    func receive(_ value: DerivedValue, _ number: Int64, at place: LiveSource.Place) {
        let begins = state.withLock { state in
            guard state.known[place]?.contains(where: { $0.number == number }) == true else {
                return false
            }
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
                let changes = state.waiting.sorted { $0.key < $1.key }.compactMap { number, change in
                    let known = state.known[change.place]?.first { $0.number == number }
                    return known?.source.map { Change(source: $0, value: change.value) }
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
