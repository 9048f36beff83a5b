import Foundation
import Relay
import TestSupport

#if !canImport(Darwin)
/// A server with a single thread for all connections, which answers when the test tells it to.
///
/// So a known number of requests is open at a time.
///
/// A class because it owns a listening socket. It stops when it is deallocated.
final class CrowdServer: Sendable {
    private struct State {
        /// The connections that have sent a request and wait for the response.
        var waiting: Set<Int32> = []
        var mustAnswer = false
        var connections = 0
        var accepted = 0
    }

    let port: Int
    private let state: Locked<State>
    /// Closing its writing end stops the server.
    private let stop: Pipe

    /// The number of requests that have not been answered.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// The number of open connections.
    var connections: Int { state.withLock { $0.connections } }

    /// The number of connections that have been opened.
    var accepted: Int { state.withLock { $0.accepted } }

    init() throws {
        let listener: Int32
        (listener, port) = try Sockets.listen()
        let (state, stop) = (Locked(State()), Pipe())
        self.state = state
        self.stop = stop
        Thread.detachNewThread {
            var loop = Loop(listener: listener, stop: stop.fileHandleForReading, state: state)
            loop.run()
        }
    }

    deinit {
        try? stop.fileHandleForWriting.close()
    }

    /// Answers the requests that wait.
    func answer() {
        state.withLock { $0.mustAnswer = true }
    }

    private struct Loop {
        let listener: Int32
        let stop: FileHandle
        let state: Locked<State>
        private var requests: [Int32: [UInt8]] = [:]
        private static let response = Array(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}".utf8
        )

        init(listener: Int32, stop: FileHandle, state: Locked<State>) {
            (self.listener, self.stop, self.state) = (listener, stop, state)
        }

        mutating func run() {
            defer { for descriptor in requests.keys + [listener] { _ = close(descriptor) } }
            while true {
                let descriptors = [stop.fileDescriptor, listener] + requests.keys
                var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
                _ = poll(&polled, nfds_t(polled.count), 5)
                if polled[0].revents != 0 { return }
                for ready in polled.dropFirst(2) where ready.revents != 0 { receive(ready.fd) }
                if polled[1].revents != 0 { accept() }
                let open = requests.count
                let waiting = state.withLock { state -> Set<Int32> in
                    state.connections = open
                    guard state.mustAnswer else { return [] }
                    defer { (state.waiting, state.mustAnswer) = ([], false) }
                    return state.waiting
                }
                for descriptor in waiting {
                    _ = send(descriptor, Self.response, Self.response.count, Sockets.sendFlags)
                }
            }
        }

        private mutating func accept() {
            let descriptor = Foundation.accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            Sockets.prepare(descriptor)
            requests[descriptor] = []
            state.withLock { $0.accepted += 1 }
        }

        private mutating func receive(_ descriptor: Int32) {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else {
                requests[descriptor] = nil
                state.withLock { _ = $0.waiting.remove(descriptor) }
                _ = close(descriptor)
                return
            }
            requests[descriptor, default: []] += buffer[..<count]
            guard isComplete(requests[descriptor, default: []]) else { return }
            requests[descriptor] = []
            state.withLock { _ = $0.waiting.insert(descriptor) }
        }

        /// Whether the head and as many bytes as it announces have arrived.
        private func isComplete(_ request: [UInt8]) -> Bool {
            let text = String(decoding: request, as: UTF8.self)
            guard let end = text.range(of: "\r\n\r\n") else { return false }
            let length = text.lowercased().firstMatch(of: /content-length: (\d+)/)
            let announced = length.flatMap { Int($0.output.1) } ?? 0
            return text[end.upperBound...].utf8.count >= announced
        }
    }
}
#endif
