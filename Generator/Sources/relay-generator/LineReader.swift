import Foundation

/// Reads lines ahead on a thread of its own.
///
/// This prevents a deadlock between two pipes: a caller may write one line and wait for the answer,
/// or write all lines before it reads the first answer.
///
/// A class because two threads share it.
final class LineReader: @unchecked Sendable {  // because `condition` protects what changes.
    private let handle: FileHandle
    private let condition = NSCondition()
    /// Complete lines that were not requested yet.
    private var lines: [UInt8] = []
    private var isAtEnd = false

    /// Starts reading.
    init(_ handle: FileHandle) {
        self.handle = handle
        Thread.detachNewThread { self.readAhead() }
    }

    /// Returns all complete lines that were read since the last call.
    ///
    /// Waits for at least one. The final line may lack its line feed.
    ///
    /// - Returns: The bytes of the lines with their line feeds, or `nil` at the end.
    func next() -> [UInt8]? {
        condition.lock()
        defer { condition.unlock() }
        while lines.isEmpty, !isAtEnd {
            condition.wait()
        }
        defer { lines = [] }
        return lines.isEmpty ? nil : lines
    }

    private func readAhead() {
        var partial: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            // An unsafe pointer because read(2) requires one.
            let count = buffer.withUnsafeMutableBytes {
                read(handle.fileDescriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            let chunk = buffer[..<count]
            let end = chunk.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            if end > 0 {
                deliver(partial + chunk[..<end])
                partial = []
            }
            partial += chunk[end...]
        }
        deliver(partial, isEnd: true)
    }

    private func deliver(_ whole: [UInt8], isEnd: Bool = false) {
        condition.lock()
        lines += whole
        isAtEnd = isEnd
        condition.signal()
        condition.unlock()
    }
}
