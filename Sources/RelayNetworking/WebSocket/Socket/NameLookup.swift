#if !canImport(Darwin)
import Foundation
import Relay

// Unsafe pointers because getaddrinfo returns a linked list, which is copied and freed here.

/// An IPv4 or IPv6 address to connect to.
struct SocketAddress: Sendable {
    let family: Int32
    /// The bytes of its `sockaddr`.
    let bytes: [UInt8]
}

/// Looks up the addresses of a host on a separate thread, because `getaddrinfo` cannot be
/// interrupted.
///
/// A class because that thread and the waiting one share it.
final class NameLookup: Sendable {
    private let result = Locked<Result<[SocketAddress], WebSocketError>?>(nil)

    /// Starts the lookup.
    ///
    /// `done` is called on the other thread when ``addresses`` is available.
    init(host: String, port: UInt16, done: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            let found = Self.find(host: host, port: port)
            result.withLock { $0 = found }
            done()
        }
    }

    /// The addresses, in the order in which to try them; `nil` during the lookup.
    var addresses: Result<[SocketAddress], WebSocketError>? { result.withLock { $0 } }

    private static func find(
        host: String,
        port: UInt16
    ) -> Result<[SocketAddress], WebSocketError> {
        var hints = addrinfo()
        hints.ai_socktype = streamSocket
        hints.ai_flags = AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, String(port), &hints, &list)
        guard status == 0 else {
            let isUnknown = status == EAI_NONAME
            return .failure(
                .cannotConnect(
                    reason: isUnknown
                        ? "there is no host `\(host)`"
                        : "the host `\(host)` was not found (\(String(cString: gai_strerror(status))))"
                )
            )
        }
        defer { freeaddrinfo(list) }
        var addresses: [SocketAddress] = []
        var next = list
        while let entry = next?.pointee {
            if let address = entry.ai_addr {
                let bytes = UnsafeRawBufferPointer(start: address, count: Int(entry.ai_addrlen))
                addresses.append(SocketAddress(family: entry.ai_family, bytes: Array(bytes)))
            }
            next = entry.ai_next
        }
        return .success(addresses)
    }
}

#if canImport(Glibc)
let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
let streamSocket = SOCK_STREAM
#endif
#endif
