#if !canImport(Darwin)
import Foundation

/// A pipe that ends another thread's `poll`.
struct Waker {
    /// What to poll.
    let descriptor: Int32
    private let writing: Int32

    /// - Throws: When the process has no descriptors left.
    init() throws(WebSocketError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw .cannotConnect(reason: "the system has no pipe left (\(systemError()))")
        }
        for end in ends { makeNonblocking(end) }
        descriptor = ends[0]
        writing = ends[1]
    }

    /// Ends the `poll` that is going on, or the next one.
    func wake() {
        var byte: UInt8 = 0
        // A full pipe wakes as well.
        _ = write(writing, &byte, 1)
    }

    /// Forgets that it was woken.
    func clear() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) == bytes.count {}
    }

    /// Frees the pipe; nobody may use it any more.
    func close() {
        _ = Foundation.close(descriptor)
        _ = Foundation.close(writing)
    }

    /// Waits until `channel`, if any, is ready for `events`, or somebody wakes us.
    ///
    /// - Returns: What `channel` is ready for; 0 when woken, or at the deadline.
    func wait(for events: Int32, on channel: Int32?, until deadline: ContinuousClock.Instant?)
        -> Int32
    {
        var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        if let channel { polled.append(pollfd(fd: channel, events: Int16(events), revents: 0)) }
        var milliseconds: Int32 = -1
        if let deadline {
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            milliseconds = Int32(min(max(left.rounded(.up), 0), 3_600_000))
        }
        let count = poll(&polled, nfds_t(polled.count), milliseconds)
        guard count > 0 else { return 0 }
        if polled[0].revents != 0 { clear() }
        return polled.count > 1 ? Int32(polled[1].revents) : 0
    }
}

/// Makes a descriptor's calls return at once, and keeps it from programs that we start.
func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}
#endif
