/// The source of a live field of one object: its first value, and the task that follows the changes.
///
/// Live readers of the field hold it. It ends with the last of them.
///
/// Versions of the store have the values that came later, in a field of the object. Each of these is marked
/// with the number of its source, because a version may have the value of another one: of an earlier one,
/// also from an earlier run of the app, or of one whose object has other data. So all readers of a version
/// see the same value, and the first read needs no write.
///
/// A class because it has identity: it is one subscription, which ends when nothing refers to it.
final class LiveSource: Sendable {
    /// Where a source writes its values.
    struct Place: Hashable, Sendable {
        let session: Int
        let object: DataID
        let field: FieldKey
    }

    /// Iterates the changes, and passes on each value.
    typealias Follow = @Sendable (_ receive: @escaping @Sendable (DerivedValue) -> Void) async throws -> Void

    let place: Place
    /// The name of the field: `Issue.draft`.
    let name: String
    /// The fragment with the data of the object, for events.
    let definition: String
    /// The data of the object with which the field's function was called.
    let input: any Sendable
    private let first: Value
    private let follow: Follow
    private let sources: LiveSources
    private let state = Locked(State())

    private struct State {
        var number: Int64 = 0
        var task: Task<Void, Never>?
        var hasBegun = false
        /// The value that was written last, and the version from which on there is one.
        var written: (value: Value, since: Int)?
    }

    /// Creates a source that begins with `first`; absent if there is no value yet.
    init(
        _ place: Place,
        _ name: String,
        of definition: String,
        input: any Sendable,
        _ first: Value,
        _ sources: LiveSources,
        _ follow: @escaping Follow
    ) {
        self.place = place
        self.name = name
        self.definition = definition
        self.input = input
        self.first = first
        self.sources = sources
        self.follow = follow
    }

    deinit {
        let (task, number) = state.withLock { ($0.task, $0.number) }
        task?.cancel()
        sources.remove(number, at: place)
    }

    /// Identifies it among the sources of a store; 0 if it belongs to none.
    var number: Int64 {
        get { state.withLock { $0.number } }
        set { state.withLock { $0.number = newValue } }
    }

    /// Returns the value in a version whose object has the field's value `stored`.
    func value(_ stored: Value, in version: Int) -> Value {
        let (number, written) = state.withLock { ($0.number, $0.written) }
        if let own = LiveValue(stored), own.number == number { return own.value }
        guard let written, version >= written.since else { return first }
        // The object was removed from the store since, or another source has written.
        return written.value
    }

    /// Notes that a value is about to be published, with a version that is newer than `version`.
    ///
    /// Returns whether it differs from the one before.
    func noteWrite(_ value: Value, after version: Int) -> Bool {
        state.withLock { state in
            if value == state.written?.value ?? first { return false }
            state.written = (value, state.written?.since ?? version + 1)
            return true
        }
    }

    /// Begins to follow the changes, unless it has.
    func begin() {
        let begins = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        guard begins else { return }
        let number = number
        let task = Task { [follow, sources, place, name] in
            do {
                try await follow { sources.receive($0, number, at: place) }
            } catch {
                // Without effect if it was cancelled, because its source is gone then.
                sources.receive(DerivedValue(name, error), number, at: place)
            }
        }
        state.withLock { $0.task = task }
    }
}

/// The value of a live field as versions of the store have it, with the number of its source.
struct LiveValue {
    let number: Int64
    let value: Value

    init(number: Int64, _ value: Value) {
        (self.number, self.value) = (number, value)
    }

    /// Takes apart what is stored; `nil` if it is something else.
    init?(_ stored: Value) {
        guard case .list(let parts) = stored, parts.count == 2, case .int(let number) = parts[0] else {
            return nil
        }
        self.init(number: number, parts[1])
    }

    /// The value to be stored.
    var stored: Value { .list([.int(number), value]) }
}
