package import Foundation

/// What the systems' sockets differ in.
package enum Sockets {
    /// A TCP socket that child processes do not inherit.
    package static func makeStream(_ family: Int32 = AF_INET) -> Int32 {
        #if canImport(Darwin)
        let descriptor = socket(family, SOCK_STREAM, 0)
        #else
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        prepare(descriptor)
        return descriptor
    }

    /// Listens at `127.0.0.1`, at a free port or this one.
    package static func listen(at port: Int = 0) throws -> (listener: Int32, port: Int) {
        let listener = makeStream()
        var address = sockaddr_in()
        address.sin_port = UInt16(port).bigEndian
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        try listen(listener, at: &address)
        return (listener, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Listens at a free port of `::1`; throws where there is no IPv6.
    package static func listenOverIPv6() throws -> (listener: Int32, port: Int) {
        let listener = makeStream(AF_INET6)
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        inet_pton(AF_INET6, "::1", &address.sin6_addr)
        try listen(listener, at: &address)
        return (listener, Int(UInt16(bigEndian: address.sin6_port)))
    }

    private static func listen<Address>(_ listener: Int32, at address: inout Address) throws {
        var size = socklen_t(MemoryLayout<Address>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) | Foundation.listen(listener, 4096)
                    | getsockname(listener, address, &size)
            }
        }
        guard status == 0 else {
            _ = close(listener)
            throw POSIXError(.EADDRINUSE)
        }
    }

    /// Keeps a socket from child processes, and keeps writing to a closed one from ending this
    /// process.
    package static func prepare(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
        #endif
    }

    #if canImport(Darwin)
    package static let sendFlags: Int32 = 0
    #else
    package static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    /// Waits for a client; `false` once the other end of the pipe is closed.
    package static func waitForConnection(_ listener: Int32, or stop: FileHandle) -> Bool {
        var waiting = [
            pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stop.fileDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waiting, nfds_t(waiting.count), -1) < 0 {
            guard errno == EINTR else { return false }
        }
        return waiting[1].revents == 0
    }

    /// A port that was free a moment ago.
    package static func freePort() throws -> Int {
        let descriptor = Sockets.makeStream()
        defer { _ = Foundation.close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) | getsockname(descriptor, address, &size)
            }
        }
        guard status == 0 else { throw POSIXError(.EADDRINUSE) }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// Whether something listens at a port of this machine.
    package static func canConnect(to port: Int) -> Bool {
        let descriptor = Sockets.makeStream()
        defer { _ = Foundation.close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
