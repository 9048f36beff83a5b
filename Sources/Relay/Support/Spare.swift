/// Something that is dear to make, left by whoever had it for whoever needs it next.
///
/// A class because those who use it share it, from any thread.
package final class Spare<Value: Sendable>: Sendable {
    private let value = Locked<Value?>(nil)

    package init() {}

    /// What was left; `nil` when nothing was, or somebody has it.
    package func take() -> Value? {
        value.withLock { value in
            defer { value = nil }
            return value
        }
    }

    /// Leaves something, in the place of what may have been left before.
    package func leave(_ value: Value) {
        self.value.withLock { $0 = value }
    }
}
