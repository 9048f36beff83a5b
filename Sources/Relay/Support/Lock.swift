#if canImport(Darwin)
import os
#else
import Synchronization
#endif

// A pointer because Apple's lock must not move, and a Swift property has no fixed address.

/// A lock for the state of the object that holds it; not reentrant.
///
/// On Linux it is part of that object. On Apple platforms it is four bytes with an allocation of
/// their own, because `Synchronization.Mutex` needs a newer system than this package does.
package struct Lock: ~Copyable, Sendable {
    #if canImport(Darwin)
    private nonisolated(unsafe) let system =  // because the system may use it from any thread.
        UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    #else
    private let system = Mutex(())
    #endif

    #if THREAD_SANITIZER
    /// The identity of the lock for the sanitizer.
    private nonisolated(unsafe) let address =  // because nothing is read or written through it.
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    #endif

    package init() {
        #if canImport(Darwin)
        system.initialize(to: os_unfair_lock())
        #endif
    }

    #if canImport(Darwin) || THREAD_SANITIZER
    deinit {
        #if canImport(Darwin)
        system.deallocate()
        #endif
        #if THREAD_SANITIZER
        address.deallocate()
        #endif
    }
    #endif

    @inline(__always)
    package func lock() {
        #if canImport(Darwin)
        os_unfair_lock_lock(system)
        #else
        system._unsafeLock()
        #endif
        #if THREAD_SANITIZER
        noteAcquired(address)
        #endif
    }

    /// Acquires the lock if it is free.
    ///
    /// Returns whether it was acquired.
    @inline(__always)
    package func lockIfAvailable() -> Bool {
        #if canImport(Darwin)
        guard os_unfair_lock_trylock(system) else { return false }
        #else
        guard system._unsafeTryLock() else { return false }
        #endif
        #if THREAD_SANITIZER
        noteAcquired(address)
        #endif
        return true
    }

    @inline(__always)
    package func unlock() {
        #if THREAD_SANITIZER
        noteReleased(address)
        #endif
        #if canImport(Darwin)
        os_unfair_lock_unlock(system)
        #else
        system._unsafeUnlock()
        #endif
    }
}

#if THREAD_SANITIZER
// The sanitizer does not see what `Mutex` does, because the library of `Mutex` is not compiled for
// it. These calls report it: `swift test --sanitize=thread -Xswiftc -DTHREAD_SANITIZER`.
@_silgen_name("__tsan_acquire")
private func noteAcquired(_ address: UnsafeMutableRawPointer)

@_silgen_name("__tsan_release")
private func noteReleased(_ address: UnsafeMutableRawPointer)
#endif
