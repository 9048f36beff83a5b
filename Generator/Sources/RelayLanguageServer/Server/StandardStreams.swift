package import Foundation
import GraphQLSchema

/// Connects a server to streams, usually standard input and output.
///
/// One thread reads, so that edits and cancellations are seen while earlier messages are handled.
/// The thread that calls `run()` handles them. Both wait without using the processor.
package enum StandardStreams {
    /// Runs a server until the client ends it or closes the stream.
    ///
    /// - Parameters:
    ///   - version: The version of the program, for the client.
    ///   - input: The stream of the client's messages.
    ///   - output: The stream for the server's messages.
    /// - Returns: The exit status: 0 if the client shut the server down before.
    package static func run(
        version: String,
        input: FileHandle = .standardInput,
        output: FileHandle = .standardOutput
    ) -> Int32 {
        // A client that is gone is noticed by the failing write instead.
        signal(SIGPIPE, SIG_IGN)
        let queue = FrameQueue()
        let descriptor = input.fileDescriptor
        let reader = Thread {
            var framing = MessageFraming()
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                let frames = framing.receive(buffer[..<count])
                if !frames.isEmpty { queue.add(frames) }
            }
            queue.close()
        }
        reader.start()
        let server = LanguageServer(version: version)
        while let frames = queue.take() {
            guard write(server.receive(frames), to: output.fileDescriptor) else { return 1 }
            if let status = server.exitStatus { return status }
            if queue.isEmpty {
                guard write(server.settle(), to: output.fileDescriptor) else { return 1 }
            }
        }
        return 1
    }

    private static func write(_ messages: [JSON], to descriptor: Int32) -> Bool {
        guard !messages.isEmpty else { return true }
        let bytes = messages.flatMap(MessageFraming.frame)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                // A pointer because the system call requires one.
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }
}

/// Frames that were read and not handled yet.
///
/// A class because two threads share it.
private final class FrameQueue: @unchecked Sendable {  // because `condition` guards its state
    private let condition = NSCondition()
    private var frames: [MessageFraming.Frame] = []
    private var isClosed = false

    var isEmpty: Bool { condition.withLock { frames.isEmpty } }

    func add(_ new: [MessageFraming.Frame]) {
        condition.withLock {
            frames += new
            condition.signal()
        }
    }

    func close() {
        condition.withLock {
            isClosed = true
            condition.signal()
        }
    }

    /// Waits for frames; returns `nil` at the end of the stream.
    func take() -> [MessageFraming.Frame]? {
        condition.lock()
        defer { condition.unlock() }
        while frames.isEmpty, !isClosed { condition.wait() }
        guard !frames.isEmpty else { return nil }
        defer { frames = [] }
        return frames
    }
}
