/// Values that are computed once for each key.
///
/// A class because its users share it, on any thread.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>:
    @unchecked Sendable  // because `lock` protects `state`.
{
    private struct State {
        var values: [Key: Value] = [:]
        /// The last lookup.
        ///
        /// The rows of a list all look up the same key, and comparing keys takes a tenth of the
        /// time of hashing one.
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

    /// Returns the value for `key`.
    ///
    /// If several threads request it at the same time, `make` may be called more than once, and one
    /// result is kept.
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

    /// The number of values.
    package var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return state.values.count
    }

    /// Calls `body` with each value, unordered.
    package func forEach(_ body: (Value) -> Void) {
        lock.lock()
        let values = Array(state.values.values)
        lock.unlock()
        for value in values { body(value) }
    }
}
