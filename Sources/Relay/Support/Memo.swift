/// Values that are made once for each key, by whoever asks first.
///
/// A class because those who ask share it, from any thread.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>:
    @unchecked Sendable  // because `lock` protects `state`.
{
    private struct State {
        var values: [Key: Value] = [:]
        /// What was asked for last: the rows of a list all ask for the same, and comparing keys
        /// takes a tenth of hashing one.
        var last: (key: Key, value: Value)?

        mutating func value(_ key: Key) -> Value? {
            if let last, last.key == key { return last.value }
            guard let value = values[key] else { return nil }
            last = (key, value)
            return value
        }
    }

    private let lock = Lock()
    // Unchecked as in `Locked`.
    @exclusivity(unchecked) private var state = State()

    package init() {}

    /// The value of `key`; `make` may run more than once when several ask at the same time, and
    /// one result is kept.
    package func value(_ key: Key, _ make: () -> Value) -> Value {
        if let known = known(key) { return known }
        let made = make()
        lock.lock()
        defer { lock.unlock() }
        if let known = state.value(key) { return known }
        state.values[key] = made
        return made
    }

    private func known(_ key: Key) -> Value? {
        lock.lock()
        defer { lock.unlock() }
        return state.value(key)
    }

    /// How many values were made.
    package var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return state.values.count
    }

    /// Calls `body` with each value that was made, in no order.
    package func forEach(_ body: (Value) -> Void) {
        lock.lock()
        let values = Array(state.values.values)
        lock.unlock()
        for value in values { body(value) }
    }
}
