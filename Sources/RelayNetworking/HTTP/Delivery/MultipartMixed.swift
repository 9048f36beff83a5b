import Foundation
import Relay

/// Splits a body of type `multipart/mixed` into parts, wherever the network splits its chunks.
///
/// ```
/// --gc0p                                   delimiter: boundary gc0p
/// Content-Type: application/json           headers, which may be missing
///
/// {"data":{"a":1},"hasNext":true}          the part
/// --gc0p--                                 the end
/// ```
///
/// Lines end with CRLF or LF. Everything before the first delimiter and after the last one is
/// ignored, and so are empty parts. A part is returned as soon as it is known to be complete: at
/// the delimiter after it or, because some servers send that delimiter only with the next part,
/// when it is a whole JSON object.
///
/// Spec: RFC 2046, section 5.1.
struct MultipartMixed {
    /// The error for a part that exceeds the limit.
    struct TooLong: Error {}

    /// Whether the final delimiter was found.
    private(set) var isComplete = false

    private let delimiter: [UInt8]
    private let limit: Int
    /// The bytes that were neither returned as a part nor ignored yet.
    ///
    /// They begin at the start of a line.
    private var buffer = Data()
    /// The offset of the next line to check.
    private var line = 0
    /// The offset up to which that line was searched for its end.
    private var searched = 0
    /// The offset of the part; `nil` before the first delimiter.
    private var part: Int?
    private var isPartGiven = false
    /// Whether the part is certainly not a JSON object, so that only a delimiter can end it.
    private var needsDelimiter = false
    private var extent = JSONExtent()

    /// Creates a body with this boundary, whose parts may have at most `limit` bytes.
    init(boundary: String, limit: Int) {
        delimiter = Array("--\(boundary)".utf8)
        self.limit = limit
    }

    /// Adds bytes, and returns the parts that they complete.
    mutating func receive(_ bytes: Data) throws(TooLong) -> [Data] {
        guard !isComplete else { return [] }
        buffer.append(bytes)
        var parts: [Data] = []
        while let found = nextDelimiter() {
            if let part = takePart(upTo: found.start) {
                guard part.count <= limit else { throw TooLong() }
                parts.append(part)
            }
            if found.isLast {
                isComplete = true
                buffer = Data()
                return parts
            }
            (line, searched, part) = (found.end, found.end, found.end)
            (isPartGiven, needsDelimiter) = (false, false)
            extent = JSONExtent(from: found.end)
        }
        if let part = partBeforeItsDelimiter() { parts.append(part) }
        dropWhatIsDone()
        guard buffer.count <= limit else { throw TooLong() }
        return parts
    }

    /// Removes the bytes before the part, or before the current line.
    ///
    /// It runs once for all parts of a chunk, because the remaining bytes are copied.
    private mutating func dropWhatIsDone() {
        let start = isPartGiven ? line : part ?? line
        guard start > 0 else { return }
        buffer = Data(buffer.dropFirst(start))
        line -= start
        searched -= start
        part = part.map { max($0 - start, 0) }
        extent.shift(by: start)
    }

    private struct Delimiter {
        var start: Int
        var end: Int
        var isLast: Bool
    }

    /// Returns the next delimiter in the lines that were not checked yet.
    ///
    /// Stops at an incomplete line.
    private mutating func nextDelimiter() -> Delimiter? {
        // `withUnsafeBytes` because lines are found with `memchr`. The bytes do not escape the
        // closure.
        buffer.withUnsafeBytes { bytes in
            while line <= bytes.count {
                let lineEnd = Self.lineEnd(in: bytes, from: searched)
                searched = lineEnd ?? bytes.count
                let rest = UnsafeRawBufferPointer(rebasing: bytes[line..<(lineEnd ?? bytes.count)])
                switch match(rest, isWhole: lineEnd != nil) {
                case .delimiter(let isLast):
                    let end = lineEnd.map { $0 + 1 } ?? bytes.count
                    return Delimiter(start: line, end: end, isLast: isLast)
                case .incomplete: return nil
                case .none:
                    guard let lineEnd else { return nil }
                    line = lineEnd + 1
                    searched = line
                }
            }
            return nil
        }
    }

    private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, 0x0A, bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    private enum Match {
        case none, incomplete
        case delimiter(isLast: Bool)
    }

    /// The maximum amount of white space after a delimiter.
    private static let paddingLimit = 256

    /// Returns the kind of a line: `--boundary`, `--boundary--`, either with white space after it,
    /// or neither.
    private func match(_ line: UnsafeRawBufferPointer, isWhole: Bool) -> Match {
        guard line.starts(with: delimiter) else {
            return !isWhole && delimiter.starts(with: line) ? .incomplete : .none
        }
        var rest = line[delimiter.count...]
        let dashes = rest.prefix(2).count { $0 == UInt8(ascii: "-") }
        let isLast = dashes == 2
        if isLast { rest = rest.dropFirst(2) }
        guard rest.count <= Self.paddingLimit else { return .none }
        let isBlank = rest.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        guard isBlank else {
            return !isWhole && rest.count == 1 && dashes == 1 ? .incomplete : .none
        }
        return isLast || isWhole ? .delimiter(isLast: isLast) : .incomplete
    }

    /// Returns the part before a delimiter at `end`, unless it is empty or was already returned.
    private mutating func takePart(upTo end: Int) -> Data? {
        guard let part, !isPartGiven else { return nil }
        let content = buffer[(buffer.startIndex + part)..<(buffer.startIndex + end)]
        let body = Self.body(of: content)
        return body.isEmpty ? nil : body
    }

    /// Returns the part if it already is a whole JSON object.
    private mutating func partBeforeItsDelimiter() -> Data? {
        guard let part, !isPartGiven, !needsDelimiter, extent.isClosed(in: buffer) else {
            return nil
        }
        let content = buffer[(buffer.startIndex + part)..<endOfContent]
        let body = Self.body(of: content)
        guard !body.isEmpty else {
            // Only headers so far.
            needsDelimiter = content.count > Self.headerLimit
            return nil
        }
        let isWhole = try? body.parsingJSON { (cursor) throws(JSONError) in
            try cursor.skipValue()
            return cursor.offset == cursor.bytes.count
        }
        isPartGiven = body.first == UInt8(ascii: "{") && isWhole == true
        needsDelimiter = !isPartGiven
        return isPartGiven ? body : nil
    }

    /// The end of the part's content in the buffer, before the next delimiter.
    ///
    /// Some servers send the beginning of that line with the part, and its end with the next part.
    private var endOfContent: Data.Index {
        let unfinished = buffer[(buffer.startIndex + line)...]
        let isDelimiter = unfinished.starts(with: delimiter) || delimiter.starts(with: unfinished)
        return isDelimiter && line > part ?? 0 ? unfinished.startIndex : buffer.endIndex
    }

    /// The maximum size of the headers of a part that is returned before its delimiter.
    private static let headerLimit = 8 << 10

    /// Returns the content after the headers, without surrounding white space.
    private static func body(of part: Data) -> Data {
        let body = part[bodyStart(of: part)...]
        guard let first = body.firstIndex(where: { $0 > 0x20 }),
            let last = body.lastIndex(where: { $0 > 0x20 })
        else { return Data() }
        return Data(body[first...last])
    }

    /// Returns the offset after the empty line that ends the headers.
    ///
    /// A part that begins with an object has no headers.
    private static func bodyStart(of part: Data) -> Int {
        var line = part[...]
        while !line.isEmpty {
            if line.first == UInt8(ascii: "{") { return line.startIndex }
            let end = line.firstIndex(of: 0x0A) ?? line.endIndex
            let isBlank = line[..<end].allSatisfy { $0 == 0x0D }
            line = line[end...].dropFirst()
            if isBlank { break }
        }
        return line.startIndex
    }
}

/// Finds the end of a JSON object or array while its bytes arrive.
///
/// Each byte is checked once.
private struct JSONExtent {
    private var looked: Int
    private var depth = 0
    private var wasOpen = false
    private var isText = false
    private var isEscaped = false

    /// Creates the initial state, in which no bracket is open.
    init(from start: Int = 0) {
        looked = start
    }

    /// Adjusts the offset after the bytes before `start` were removed.
    mutating func shift(by start: Int) {
        looked = max(looked - start, 0)
    }

    /// Returns whether all brackets opened in `buffer`, which grows, are closed.
    mutating func isClosed(in buffer: Data) -> Bool {
        var copy = self
        // `withUnsafeBytes` because `Data` is slow byte by byte. The bytes do not escape the
        // closure.
        buffer.withUnsafeBytes { bytes in
            for byte in bytes[copy.looked...] { copy.look(at: byte) }
        }
        copy.looked = buffer.count
        self = copy
        return wasOpen && depth == 0 && !isText
    }

    private mutating func look(at byte: UInt8) {
        if isEscaped {
            isEscaped = false
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isText.toggle()
        case UInt8(ascii: "\\"): isEscaped = isText
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard !isText else { return }
            depth += 1
            wasOpen = true
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if !isText { depth -= 1 }
        default: break
        }
    }
}
