/// Values that are made once for each key, by whoever asks first.
///
/// A class because those who ask share it, from any thread.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values = Locked<[Key: Value]>([:])

    package init() {}

    /// The value of `key`; `make` may run more than once when several ask at the same time, and
    /// one result is kept.
    package func value(_ key: Key, _ make: () -> Value) -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let made = make()
        return values.withLock { values in
            if let known = values[key] { return known }
            values[key] = made
            return made
        }
    }
}
