/// A value that is made when somebody asks for it first.
///
/// A class because those who ask share it, from any thread.
package final class Once<Value: Sendable>: Sendable {
    private let made = Locked<Value?>(nil)

    package init() {}

    /// The value; `make` may run more than once when several ask at the same time, and one result
    /// is kept.
    package func value(_ make: () -> Value) -> Value {
        if let known = made.withLock({ $0 }) { return known }
        let new = make()
        return made.withLock { made in
            if let made { return made }
            made = new
            return new
        }
    }
}
