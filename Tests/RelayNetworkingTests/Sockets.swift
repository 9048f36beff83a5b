import Foundation

/// What the systems' sockets differ in.
enum Sockets {
    /// A TCP socket that child processes do not inherit.
    static func makeStream() -> Int32 {
        #if canImport(Darwin)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        prepare(descriptor)
        return descriptor
    }

    /// Keeps a socket from child processes, and keeps writing to a closed one from ending this
    /// process.
    static func prepare(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
        #endif
    }

    #if canImport(Darwin)
    static let sendFlags: Int32 = 0
    #else
    static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    /// Waits for a client; `false` once the other end of the pipe is closed.
    static func waitForConnection(_ listener: Int32, or stop: FileHandle) -> Bool {
        var waiting = [
            pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stop.fileDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waiting, nfds_t(waiting.count), -1) < 0 {
            guard errno == EINTR else { return false }
        }
        return waiting[1].revents == 0
    }
}
