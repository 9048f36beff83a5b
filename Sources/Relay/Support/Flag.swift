#if !canImport(Darwin)
import Synchronization
#endif

/// A Boolean that any thread may read and write.
///
/// Reading it costs no more than a load on Linux. On Apple platforms it takes a lock, because
/// `Synchronization.Atomic` needs a newer system than this package does.
struct Flag: ~Copyable, Sendable {
    #if canImport(Darwin)
    private let storage: Locked<Bool>
    #else
    private let storage: Atomic<Bool>
    #endif

    init(_ isSet: Bool) {
        #if canImport(Darwin)
        storage = Locked(isSet)
        #else
        storage = Atomic(isSet)
        #endif
    }

    var isSet: Bool {
        #if canImport(Darwin)
        storage.withLock { $0 }
        #else
        storage.load(ordering: .acquiring)
        #endif
    }

    func set(_ isSet: Bool) {
        #if canImport(Darwin)
        storage.withLock { $0 = isSet }
        #else
        storage.store(isSet, ordering: .releasing)
        #endif
    }
}
