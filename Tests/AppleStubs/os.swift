// swift-format-ignore-file
// Apple's os, as far as this package uses it.

public struct os_unfair_lock_s: Sendable {
    public init() {}
    public init(_os_unfair_lock_opaque: UInt32) {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking")
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking")
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { true }
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking")
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}
