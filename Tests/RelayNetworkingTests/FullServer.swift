import Foundation
import TestSupport

@testable import RelayNetworking

/// A port to which nobody can connect because nobody accepts.
///
/// A class because it owns sockets.
final class FullServer: Sendable {
    let port: Int
    private let descriptors: [Int32]

    init() throws {
        let (listener, port) = try Sockets.listen()
        _ = listen(listener, 0)
        self.port = port
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        descriptors = (0..<8).reduce(into: [listener]) { descriptors, _ in
            let client = Sockets.makeStream()
            _ = fcntl(client, F_SETFL, O_NONBLOCK)
            withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    _ = connect(client, address, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            descriptors.append(client)
        }
    }

    deinit {
        for descriptor in descriptors { _ = close(descriptor) }
    }
}
