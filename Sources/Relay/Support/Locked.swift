#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// A state that is reached only while its lock is held.
///
/// A class because the state has identity: all who hold it share it. `Synchronization.Mutex` would
/// do by itself, but on Apple platforms it needs a newer system than this package.
package final class Locked<State>: @unchecked Sendable {  // because `lock` protects `state`.
    // Unchecked because the lock excludes what the check is for, and the check costs twice as much.
    @exclusivity(unchecked) private var state: State
    #if canImport(Darwin)
    private let lock = OSAllocatedUnfairLock()
    #else
    private let lock = Mutex(())
    #endif

    package init(_ state: State) {
        self.state = state
    }

    /// Runs `body` with the state while holding the lock; not reentrant.
    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        #if canImport(Darwin)
        lock.lock()
        defer { lock.unlock() }
        #else
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        #endif
        #if THREAD_SANITIZER
        let address = Unmanaged.passUnretained(self).toOpaque()
        noteAcquired(address)
        defer { noteReleased(address) }
        #endif
        return try body(&state)
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
