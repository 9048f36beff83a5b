public import Foundation
import Relay

// Unsafe pointers because system calls for sockets take addresses; they keep none.

/// A port at which a recording can't be served.
public struct RecordingPortError: LocalizedError, CustomStringConvertible, Hashable {
    /// The port.
    public let port: UInt16
    /// The reason that the system gives.
    public let reason: String

    /// The port, the reason and the remedy.
    public var description: String {
        "The recording can't be served at port \(port) of 127.0.0.1: \(reason). Choose another port, or 0 "
            + "for any that is free."
    }

    /// The same text.
    public var errorDescription: String? { description }
}

/// A port of `127.0.0.1` at which clients can connect.
///
/// A class because it owns the socket, which is closed with the last reference.
final class TapePort: Sendable {
    /// The number of the port.
    let number: UInt16
    fileprivate let socket: Int32

    /// Begins to listen.
    ///
    /// - Parameter number: The port; 0 for any that is free.
    /// - Throws: ``RecordingPortError`` if the port can't be used; nothing is open then.
    init(_ number: UInt16) throws(RecordingPortError) {
        (socket, self.number) = try Self.listen(at: number)
    }

    deinit { _ = close(socket) }

    private static func listen(
        at port: UInt16
    ) throws(RecordingPortError) -> (socket: Int32, number: UInt16) {
        #if canImport(Darwin) || canImport(Musl)
        let listener = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #else
        let listener = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard listener >= 0 else {
            throw RecordingPortError(port: port, reason: String(cString: strerror(errno)))
        }
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        // So that an app that is started again can have its port at once.
        var on: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) == 0 && Foundation.listen(listener, 8) == 0
                    && getsockname(listener, address, &size) == 0
            }
        }
        guard isListening else {
            let reason = String(cString: strerror(errno))
            _ = close(listener)
            throw RecordingPortError(port: port, reason: reason)
        }
        return (listener, UInt16(bigEndian: address.sin_port))
    }
}

/// Answers requests over HTTP at a port with the file of a recording.
///
/// Clients are served one after the other, on a thread. A class because it owns the thread; ``stop()``
/// ends it and closes the port.
final class TapeServer: Sendable {
    /// The number of the port.
    let port: UInt16
    private let file: URL
    /// The thread waits for its end, too.
    private let ended = Pipe()

    /// Begins to answer.
    ///
    /// - Parameters:
    ///   - port: The port.
    ///   - file: The file of the recording.
    ///   - patience: How many seconds to wait for `open`.
    ///   - open: Brings the file up to date, and opens it between two writes.
    init(
        _ port: TapePort,
        file: URL,
        patience: Double = 15,
        open: @escaping @Sendable () async -> TapeContent?
    ) {
        self.port = port.number
        self.file = file
        // The port belongs to the thread, so that it is closed as soon as that ends.
        Thread.detachNewThread { [self] in
            while let client = nextClient(at: port) {
                serve(client, patience, open)
                _ = close(client)
            }
        }
    }

    /// Ends the thread, which closes the port.
    func stop() {
        try? ended.fileHandleForWriting.close()
    }

    /// Waits for a client; `nil` when the server was stopped.
    private func nextClient(at port: TapePort) -> Int32? {
        while true {
            let end = ended.fileHandleForReading.fileDescriptor
            var waiting = [
                pollfd(fd: port.socket, events: Int16(POLLIN), revents: 0),
                pollfd(fd: end, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&waiting, nfds_t(waiting.count), -1) > 0 else { continue }
            guard waiting[1].revents == 0 else { return nil }
            let client = accept(port.socket, nil, nil)
            if client >= 0 { return client }
            // The app may have no descriptor left. The client waits.
            Thread.sleep(forTimeInterval: 0.1)
        }
    }

    // MARK: - Requests

    private func serve(
        _ client: Int32,
        _ patience: Double,
        _ open: @escaping @Sendable () async -> TapeContent?
    ) {
        let connection = TapeConnection(client)
        guard let head = connection.readHead() else { return }
        guard Self.isAllowed(head) else {
            return connection.write("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n")
        }
        let opened = Locked<TapeContent?>(nil)
        let isOpened = DispatchSemaphore(value: 0)
        Task.detached {
            let content = await open()
            opened.withLock { $0 = content }
            isOpened.signal()
        }
        // If all of the app's threads hang, what was written until then is all the more wanted.
        _ = isOpened.wait(timeout: .now() + patience)
        guard let content = opened.withLock({ $0 }) ?? TapeContent(file) else {
            return connection.write("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n")
        }
        let size = content.size
        connection.write(
            "HTTP/1.1 200 OK\r\nContent-Type: application/jsonl\r\nContent-Length: \(size)\r\n"
                + "Connection: close\r\n\r\n"
        )
        var left = size
        while left > 0, let bytes = try? content.handle.read(upToCount: 1 << 16), !bytes.isEmpty {
            // It may have grown meanwhile.
            let part = bytes.prefix(Int(clamping: left))
            guard connection.write(part) else { return }
            left -= UInt64(part.count)
        }
        connection.finish()
    }

    /// Whether a request is for this machine, and not of a page in a browser, whose host may have any name.
    static func isAllowed(_ head: String) -> Bool {
        var hosts: [Substring] = []
        for line in head.split(whereSeparator: \.isNewline).dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            switch parts.first?.lowercased() {
            case "origin": return false
            case "host": hosts.append(parts.count > 1 ? parts[1] : "")
            default: break
            }
        }
        guard hosts.count == 1 else { return false }
        let host = hosts[0].split(separator: ":").first?.trimmingCharacters(in: .whitespaces)
        return host == "127.0.0.1" || host?.lowercased() == "localhost"
    }
}

/// The content of the file of a recording, opened for reading.
struct TapeContent: Sendable {
    let handle: FileHandle
    /// The number of bytes, which grows no more.
    let size: UInt64

    /// Opens a file; `nil` if it is not there.
    init?(_ file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file),
            let size = try? handle.seekToEnd(), (try? handle.seek(toOffset: 0)) != nil
        else { return nil }
        (self.handle, self.size) = (handle, size)
    }
}

/// A connection to a client that waits for a limited time.
private struct TapeConnection {
    private let socket: Int32
    private let deadline = ContinuousClock.now + .seconds(30)

    init(_ socket: Int32) {
        self.socket = socket
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
        #if canImport(Darwin)
        var on: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// Reads the first line and the headers; `nil` if they are too long or do not arrive.
    func readHead() -> String? {
        var head = Data()
        let end = Data("\r\n\r\n".utf8)
        while head.count < 1 << 14 {
            guard let bytes = read() else { return nil }
            head += bytes
            if let end = head.firstRange(of: end) {
                return String(decoding: head[..<end.lowerBound], as: UTF8.self)
            }
        }
        return nil
    }

    /// Reads some bytes; `nil` at the end, after an error or when the time is over.
    private func read() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while ContinuousClock.now < deadline {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count > 0 { return Data(buffer[..<count]) }
            guard count < 0, errno == EINTR else { return nil }
        }
        return nil
    }

    func write(_ text: String) { write(Data(text.utf8)) }

    /// Writes bytes; returns `false` if the client does not take them.
    @discardableResult
    func write(_ bytes: Data) -> Bool {
        #if canImport(Darwin)
        let flags: Int32 = 0
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = bytes[...]
        while !rest.isEmpty, ContinuousClock.now < deadline {
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, flags) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return false
            }
        }
        return rest.isEmpty
    }

    /// Waits until the client has read everything, because closing drops what a client has not
    /// read if it has sent more than was read here.
    func finish() {
        shutdown(socket, Int32(SHUT_WR))
        while read() != nil {}
    }
}
