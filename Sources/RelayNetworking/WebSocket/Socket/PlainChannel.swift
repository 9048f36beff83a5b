#if !canImport(Darwin)
import Foundation

// Unsafe pointers because system calls for sockets take addresses of bytes; they keep none.

/// A socket without encryption, for `ws`.
///
/// A class because it owns the descriptor.
final class PlainChannel: ByteChannel {
    let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Connects to the first address of the host that answers.
    ///
    /// Each address gets its share of the time.
    static func connect(
        to endpoint: WebSocketEndpoint,
        until deadline: ContinuousClock.Instant,
        waiter: SocketWaiter
    ) throws -> PlainChannel {
        let lookup = NameLookup(host: endpoint.host, port: endpoint.port, done: waiter.wake)
        while lookup.addresses == nil { _ = try waiter.wait(for: 0, on: nil, until: deadline) }
        let addresses = try lookup.addresses?.get() ?? []
        var failure = WebSocketError.cannotConnect(reason: "`\(endpoint.host)` has no address")
        for (index, address) in addresses.enumerated() {
            let left = ContinuousClock.now.duration(to: deadline) / (addresses.count - index)
            do throws(WebSocketError) {
                return try connect(to: address, until: .now + left, waiter: waiter)
            } catch {
                failure = error
            }
            try waiter.check(deadline)
        }
        throw failure
    }

    private static func connect(
        to address: SocketAddress,
        until deadline: ContinuousClock.Instant,
        waiter: SocketWaiter
    ) throws(WebSocketError) -> PlainChannel {
        let descriptor = socket(address.family, streamSocket, 0)
        guard descriptor >= 0 else {
            throw .cannotConnect(reason: "the system has no socket left (\(systemError()))")
        }
        makeNonblocking(descriptor)
        let channel = PlainChannel(descriptor: descriptor)
        do throws(WebSocketError) {
            try channel.finishConnecting(to: address, until: deadline, waiter: waiter)
            return channel
        } catch {
            channel.close()
            throw error
        }
    }

    private func finishConnecting(
        to address: SocketAddress,
        until deadline: ContinuousClock.Instant,
        waiter: SocketWaiter
    ) throws(WebSocketError) {
        var on: Int32 = 1
        setsockopt(
            descriptor,
            Int32(IPPROTO_TCP),
            TCP_NODELAY,
            &on,
            socklen_t(MemoryLayout<Int32>.size)
        )
        let status = address.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return Int32(-1) }
            return Foundation.connect(
                descriptor,
                start.assumingMemoryBound(to: sockaddr.self),
                socklen_t(bytes.count)
            )
        }
        guard status != 0 else { return }
        guard errno == EINPROGRESS || errno == EINTR else {
            throw .cannotConnect(reason: systemError().lowercased())
        }
        while waiter.poll(for: POLLOUT, on: descriptor, until: deadline) == 0 {
            guard !waiter.isAborted else { throw .lost(reason: "the connection was aborted") }
            guard ContinuousClock.now < deadline else {
                throw .cannotConnect(reason: "the host does not answer")
            }
        }
        var code: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
        guard code == 0 else { throw .cannotConnect(reason: systemError(code).lowercased()) }
    }

    func read(into buffer: inout [UInt8]) throws(WebSocketError) -> ByteRead {
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 { return .bytes(count) }
            if count == 0 { return .end }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: return .wouldBlock
            default: throw .lost(reason: systemError().lowercased())
            }
        }
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(WebSocketError) -> Int {
        while true {
            let count = bytes.withUnsafeBytes { bytes in
                send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: return 0
            default: throw .lost(reason: systemError().lowercased())
            }
        }
    }

    func close() {
        _ = Foundation.close(descriptor)
    }
}
#endif
