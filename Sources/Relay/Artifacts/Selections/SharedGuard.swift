/// A guard that others refer to instead of repeating its alternatives.
///
/// Without it, the alternatives could double with each fragment on the way to a field.
///
/// It is a class because it has identity: it is compared and evaluated as one.
package final class SharedGuard: Sendable {
    package let content: Guard

    init(_ content: Guard) {
        self.content = content
    }
}

extension SharedGuard: Hashable {
    package static func == (lhs: SharedGuard, rhs: SharedGuard) -> Bool { lhs === rhs }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
