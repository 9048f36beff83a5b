#if !canImport(Darwin)
import Foundation

/// A pipe that interrupts the `poll` of another thread.
struct Waker {
    /// The descriptor to poll.
    let descriptor: Int32
    private let writing: Int32

    /// - Throws: An error if the process has no file descriptors left.
    init() throws(WebSocketError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw .cannotConnect(reason: "the system has no pipe left (\(systemError()))")
        }
        for end in ends { makeNonblocking(end) }
        descriptor = ends[0]
        writing = ends[1]
    }

    /// Interrupts the current `poll`, or the next one.
    func wake() {
        var byte: UInt8 = 0
        // If the pipe is full, the other thread is woken anyway.
        _ = write(writing, &byte, 1)
    }

    /// Clears earlier wake-ups.
    func clear() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) == bytes.count {}
    }

    /// Closes the pipe.
    ///
    /// It must not be used afterwards.
    func close() {
        _ = Foundation.close(descriptor)
        _ = Foundation.close(writing)
    }

    /// Waits until `channel`, if there is one, is ready for `events`, or the pipe is written to.
    ///
    /// - Returns: The events for which `channel` is ready; 0 if woken, or at the deadline.
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

/// Makes a descriptor non-blocking, and hides it from child processes.
func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}
#endif
