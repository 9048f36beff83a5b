/// Keeps an object that is expensive to create for the next user.
///
/// A class because its users share it, on any thread.
package final class Spare<Value: Sendable>: Sendable {
    private let value = Locked<Value?>(nil)

    package init() {}

    /// Removes and returns the object, or returns `nil` if there is none or it is in use.
    package func take() -> Value? {
        value.withLock { value in
            defer { value = nil }
            return value
        }
    }

    /// Stores an object, replacing any other.
    package func leave(_ value: consuming Value) {
        // Swapped, because assigning counts references.
        var new: Value? = value
        self.value.withLock { swap(&$0, &new) }
    }
}
