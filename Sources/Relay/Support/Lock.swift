#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// A lock that stands in the object whose state it protects; not reentrant.
///
/// `Synchronization.Mutex` would do by itself, but on Apple platforms it needs a newer system than
/// this package.
package struct Lock: ~Copyable, Sendable {
    #if canImport(Darwin)
    private let system = OSAllocatedUnfairLock()
    #else
    private let system = Mutex(())
    #endif

    #if THREAD_SANITIZER
    /// What the sanitizer knows the lock by.
    private nonisolated(unsafe) let address =  // because nobody reads or writes what is there.
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    deinit { address.deallocate() }
    #endif

    package init() {}

    @inline(__always)
    package func lock() {
        #if canImport(Darwin)
        system.lock()
        #else
        system._unsafeLock()
        #endif
        #if THREAD_SANITIZER
        noteAcquired(address)
        #endif
    }

    /// Takes the lock if nobody has it.
    ///
    /// Returns whether it did.
    @inline(__always)
    package func lockIfAvailable() -> Bool {
        #if canImport(Darwin)
        guard system.lockIfAvailable() else { return false }
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
        system.unlock()
        #else
        system._unsafeUnlock()
        #endif
    }
}

#if THREAD_SANITIZER
// The sanitizer doesn't see what `Mutex` does, because the library that has it is not built for
// it; so it is told: `swift test --sanitize=thread -Xswiftc -DTHREAD_SANITIZER`.
@_silgen_name("__tsan_acquire")
private func noteAcquired(_ address: UnsafeMutableRawPointer)

@_silgen_name("__tsan_release")
private func noteReleased(_ address: UnsafeMutableRawPointer)
#endif
