#if !canImport(Darwin)
import Foundation

// Unsafe pointers because the functions are called by address, with the kernel's structures.

/// Waits for many descriptors at a time, with Linux's `epoll`.
///
/// The functions are looked up at run time because Swift's module of the C library lacks them.
struct EventPoll: Sendable {
    /// The state of a descriptor.
    struct Event {
        var descriptor: Int32
        /// The number with which it was added.
        var owner: UInt32
        var isReadable: Bool
        var isWritable: Bool
        var hasFailed: Bool
    }

    private typealias Control =
        @convention(c) (Int32, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
    private typealias Wait = @convention(c) (Int32, UnsafeMutableRawPointer?, Int32, Int32) -> Int32

    private let descriptor: Int32
    private let control: Control
    private let wait: Wait
    private nonisolated(unsafe)  // because only the thread that waits uses it.
        let buffer: UnsafeMutableRawBufferPointer

    private static let maximum = 256
    /// `struct epoll_event` has no padding on x86.
    #if arch(x86_64) || arch(i386)
    private static let stride = 12
    private static let dataOffset = 4
    #else
    private static let stride = 16
    private static let dataOffset = 8
    #endif
    private static let readable: UInt32 = 1
    private static let writable: UInt32 = 4
    private static let failed: UInt32 = 8 | 16 | closing
    /// The other end sends nothing more.
    private static let closing: UInt32 = 0x2000

    /// Returns `nil` if there is no `epoll`, or the process has no descriptors left.
    ///
    /// It is never released, because its thread runs as long as the process.
    init?() {
        typealias Create = @convention(c) (Int32) -> Int32
        guard let process = dlopen(nil, RTLD_NOW),
            let create = CurlLibrary.find("epoll_create1", in: process, as: Create.self),
            let control = CurlLibrary.find("epoll_ctl", in: process, as: Control.self),
            let wait = CurlLibrary.find("epoll_wait", in: process, as: Wait.self)
        else { return nil }
        descriptor = create(O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.control = control
        self.wait = wait
        buffer = .allocate(byteCount: Self.stride * Self.maximum, alignment: 8)
    }

    /// Waits for these events of a descriptor from now on, instead of those before.
    ///
    /// With `closing` it also waits for the other end to send nothing more. `isKnown` means that the
    /// descriptor is probably watched already: the kernel has one function for these and one for
    /// others, and a wrong guess takes a second call.
    func watch(
        _ watched: Int32,
        reading: Bool,
        writing: Bool,
        closing: Bool = false,
        isKnown: Bool = false,
        owner: UInt32
    ) {
        let events =
            (reading ? Self.readable : 0) | (writing ? Self.writable : 0)
            | (closing ? Self.closing : 0)
        let data = UInt64(owner) << 32 | UInt64(UInt32(bitPattern: watched))
        withUnsafeTemporaryAllocation(byteCount: Self.stride, alignment: 8) { event in
            event.storeBytes(of: events, toByteOffset: 0, as: UInt32.self)
            event.storeBytes(of: data, toByteOffset: Self.dataOffset, as: UInt64.self)
            let (add, change): (Int32, Int32) = (1, 3)
            let (likely, other) = isKnown ? (change, add) : (add, change)
            if control(descriptor, likely, watched, event.baseAddress) != 0,
                errno == (isKnown ? ENOENT : EEXIST)
            {
                _ = control(descriptor, other, watched, event.baseAddress)
            }
        }
    }

    /// Ends waiting for a descriptor.
    func forget(_ watched: Int32) {
        _ = control(descriptor, 2, watched, nil)
    }

    /// Waits for events, at most until `deadline`.
    func wait(until deadline: ContinuousClock.Instant?) -> [Event] {
        var milliseconds: Int32 = -1
        if let deadline {
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            milliseconds = Int32(min(max(left.rounded(.up), 0), 3_600_000))
        }
        let count = wait(descriptor, buffer.baseAddress, Int32(Self.maximum), milliseconds)
        return (0..<max(0, Int(clamping: count))).map { index in
            let start = index * Self.stride
            let events = buffer.loadUnaligned(fromByteOffset: start, as: UInt32.self)
            let data = buffer.loadUnaligned(
                fromByteOffset: start + Self.dataOffset,
                as: UInt64.self
            )
            return Event(
                descriptor: Int32(truncatingIfNeeded: data),
                owner: UInt32(truncatingIfNeeded: data >> 32),
                isReadable: events & Self.readable != 0,
                isWritable: events & Self.writable != 0,
                hasFailed: events & Self.failed != 0
            )
        }
    }
}
#endif
