/// A live field of an object that is being observed: its first value, and the task that follows the changes.
///
/// Versions of the store have the values that came later, in a field of the object. Each of these is marked
/// with the number of its source, because a version may have the value of another one: of an earlier one,
/// also from an earlier run of the app, or of one whose object has other data. So all readers of a version
/// see the same value, and the first read needs no write.
///
/// A class because it has identity: it is one subscription.
final class FollowedField: LiveSource {
    let field: LiveField
    /// Identifies it among those of a store.
    let number: Int64
    /// The value at first; absent if there is none yet.
    private let first: Value
    private let fields: FollowedFields
    private let state: Locked<State>

    private struct State {
        /// The changes, until it begins to follow them; `nil` after that.
        var changes: LiveState<DerivedValue>?
        var task: Task<Void, Never>?
        /// The value that was written last, and the version from which on there is one.
        var written: (value: Value, since: Int)?
    }

    init(
        _ changes: LiveState<DerivedValue>,
        of field: LiveField,
        number: Int64,
        in fields: FollowedFields
    ) {
        first = changes.current?.value ?? .absent
        state = Locked(State(changes: changes))
        self.field = field
        self.number = number
        self.fields = fields
    }

    func end() {
        let (changes, task) = state.withLock { (take(&$0.changes, nil), take(&$0.task, nil)) }
        fields.remove(number, at: field.place, task)
        withExtendedLifetime(changes) {}
    }

    func value(_ stored: Value, in version: Int) -> Value {
        if let own = LiveValue(stored), own.number == number { return own.value }
        guard let written = state.withLock({ $0.written }), version >= written.since else {
            return first
        }
        // The object was removed from the store since, or another source has written.
        return written.value
    }

    /// Records a value that counts from a version on.
    ///
    /// Returns whether it differs from the one before.
    func noteWrite(_ value: Value, since version: Int) -> Bool {
        let first = first
        return state.withLock { state in
            if value == state.written?.value ?? first { return false }
            state.written = (value, min(version, state.written?.since ?? version))
            return true
        }
    }

    func begin() {
        guard let changes = state.withLock({ take(&$0.changes, nil) }) else { return }
        let task = Task { [fields, number, field] in
            do {
                try await changes.follow { fields.receive($0, number, at: field.place) }
            } catch {
                // Without effect if it was cancelled, because the source was removed before that.
                fields.receive(DerivedValue(field.name, error), number, at: field.place)
            }
        }
        state.withLock { $0.task = task }
    }
}
