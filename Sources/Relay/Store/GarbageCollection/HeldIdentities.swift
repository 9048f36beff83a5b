/// Identities that keep their numbers while this lives, though nothing in the store may need them.
///
/// A class because the identities are released with the last reference.
final class HeldIdentities: Sendable {
    /// Those that are held in a store.
    typealias Register = Locked<[ObjectIdentifier: [DataID]]>

    private let register: Register

    init(_ ids: [DataID], in register: Register) {
        self.register = register
        register.withLock { $0[ObjectIdentifier(self)] = ids }
    }

    deinit {
        register.withLock { $0[ObjectIdentifier(self)] = nil }
    }
}
