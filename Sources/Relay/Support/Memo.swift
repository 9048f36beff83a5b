/// Values that are made once for each key, by whoever asks first.
///
/// A class because those who ask share it, from any thread.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
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

    private let state = Locked(State())

    package init() {}

    /// The value of `key`; `make` may run more than once when several ask at the same time, and
    /// one result is kept.
    package func value(_ key: Key, _ make: () -> Value) -> Value {
        if let known = state.withLock({ $0.value(key) }) { return known }
        let made = make()
        return state.withLock { state in
            if let known = state.value(key) { return known }
            state.values[key] = made
            return made
        }
    }

    /// Calls `body` with each value that was made, in no order.
    package func forEach(_ body: (Value) -> Void) {
        for value in state.withLock({ Array($0.values.values) }) { body(value) }
    }
}
