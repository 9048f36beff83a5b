#if !canImport(Darwin) && !THREAD_SANITIZER
import Synchronization
#endif

/// A reference that is set once, by whichever thread is first.
///
/// Reading it takes no lock on Linux. It takes one on Apple platforms, because
/// `Synchronization.AtomicLazyReference` needs a newer system than this package does, and under the
/// thread sanitizer, which doesn't see what that type does: its library is not compiled for it.
struct OnceReference<Instance: AnyObject>: ~Copyable,
    @unchecked Sendable  // because the object behind it never changes once it is stored.
{
    #if canImport(Darwin) || THREAD_SANITIZER
    private let storage = Locked<Instance?>(nil)
    #else
    private let storage = AtomicLazyReference<Instance>()
    #endif

    /// The object; `nil` if none was stored yet.
    var value: Instance? {
        #if canImport(Darwin) || THREAD_SANITIZER
        storage.withLock { $0 }
        #else
        storage.load()
        #endif
    }

    /// Stores an object unless another was stored before.
    ///
    /// Returns the one that is stored.
    func store(_ new: Instance) -> Instance {
        #if canImport(Darwin) || THREAD_SANITIZER
        storage.withLock { stored in
            if let stored { return stored }
            stored = new
            return new
        }
        #else
        storage.storeIfNil(new)
        #endif
    }
}
