import Foundation
import Relay

/// Splits a body of type `multipart/mixed` into its parts, wherever the network splits it.
///
/// ```
/// --gc0p                                   delimiter: boundary gc0p
/// Content-Type: application/json           headers, which may be missing
///
/// {"data":{"a":1},"hasNext":true}          the part
/// --gc0p--                                 the end
/// ```
///
/// Lines end with CRLF or LF. What comes before the first delimiter and after the last one is passed
/// over, and so are empty parts. A part is given as soon as it is known to be complete: by the
/// delimiter after it, or, for servers that send that with the next part only, when it is a whole
/// JSON object. Spec: RFC 2046, section 5.1.
struct MultipartMixed {
    /// A part that is longer than is allowed.
    struct TooLong: Error {}

    /// Whether the delimiter that ends the body was seen.
    private(set) var isComplete = false

    private let delimiter: [UInt8]
    private let limit: Int
    /// What has not been taken for a part, or passed over, yet; it begins with a line.
    private var buffer = Data()
    /// Where the next line to be looked at begins.
    private var line = 0
    /// Up to where that line has been searched for its end.
    private var searched = 0
    /// Where the part begins; `nil` before the first delimiter.
    private var part: Int?
    private var isPartGiven = false
    /// Whether the part is certainly no JSON object, so that only a delimiter can end it.
    private var needsDelimiter = false
    private var extent = JSONExtent()

    /// A body with this boundary, whose parts may have `limit` bytes each.
    init(boundary: String, limit: Int) {
        delimiter = Array("--\(boundary)".utf8)
        self.limit = limit
    }

    /// Takes bytes, and returns the parts that they complete.
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

    /// Drops the bytes before the part, or before the current line; once for all parts of a chunk,
    /// since what follows is copied.
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

    /// Looks for a delimiter in the lines that were not looked at; stays at one that is incomplete.
    private mutating func nextDelimiter() -> Delimiter? {
        // `withUnsafeBytes` because lines are found by `memchr`; the bytes don't leave the closure.
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

    /// How much white space a delimiter may have behind it.
    private static let paddingLimit = 256

    /// What a line is: `--boundary`, `--boundary--`, either with white space behind, or none.
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

    /// The part that a delimiter at `end` ends, unless it is empty or was given before.
    private mutating func takePart(upTo end: Int) -> Data? {
        guard let part, !isPartGiven else { return nil }
        let content = buffer[(buffer.startIndex + part)..<(buffer.startIndex + end)]
        let body = Self.body(of: content)
        return body.isEmpty ? nil : body
    }

    /// The part that is a whole JSON object already.
    private mutating func partBeforeItsDelimiter() -> Data? {
        guard let part, !isPartGiven, !needsDelimiter, extent.isClosed(in: buffer) else {
            return nil
        }
        let content = buffer[(buffer.startIndex + part)...]
        let body = Self.body(of: content)
        guard !body.isEmpty else {
            // Headers so far.
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

    /// How long headers may be for a part that is given before its delimiter.
    private static let headerLimit = 8 << 10

    /// What follows the headers, without white space around it.
    private static func body(of part: Data) -> Data {
        let body = part[bodyStart(of: part)...]
        guard let first = body.firstIndex(where: { $0 > 0x20 }),
            let last = body.lastIndex(where: { $0 > 0x20 })
        else { return Data() }
        return Data(body[first...last])
    }

    /// Behind the empty line that ends the headers; a part that begins as an object has none.
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

/// Where the object or array of a JSON text ends, as its bytes come; each is looked at once.
private struct JSONExtent {
    private var looked: Int
    private var depth = 0
    private var wasOpen = false
    private var isText = false
    private var isEscaped = false

    /// Nothing is open where a part starts.
    init(from start: Int = 0) {
        looked = start
    }

    /// The bytes before `start` were dropped.
    mutating func shift(by start: Int) {
        looked = max(looked - start, 0)
    }

    /// Whether as many brackets were closed as were opened in `buffer`, which grows.
    mutating func isClosed(in buffer: Data) -> Bool {
        var copy = self
        // `withUnsafeBytes` because `Data` is slow byte by byte; they don't leave the closure.
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
