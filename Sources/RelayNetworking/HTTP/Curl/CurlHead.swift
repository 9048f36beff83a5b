#if !canImport(Darwin)
import Foundation

/// Reads the head of a response, line by line as libcurl delivers it.
///
/// Heads with a 1xx status precede the real one (RFC 9110, section 15.2). Lines after the head are
/// trailers, which are ignored.
struct CurlHead {
    /// The meaning of a line.
    enum Step {
        case more
        case complete
        case tooLarge
    }

    private(set) var head = HTTPHead(status: 0)
    private(set) var isHTTP2 = false
    private(set) var isComplete = false
    private var size = 0
    private var count = 0

    /// Whether no line was received.
    var isEmpty: Bool { count == 0 }
    private var last: Int?
    /// The positions of the fields by their names in lower case, once there are many.
    private var positions: [String: Int] = [:]

    /// The number of fields up to which looking through them is faster than a dictionary.
    private static let few = 32

    /// The maximum size of all heads and trailers of a response.
    static let sizeLimit = 256 << 10
    /// The maximum number of their lines.
    static let countLimit = 2000

    private static let space = UInt8(ascii: " ")
    private static let tab = UInt8(ascii: "\t")

    /// Reads a line with its line break.
    mutating func receive(_ line: some Collection<UInt8>) -> Step {
        size += line.count
        count += 1
        guard size <= Self.sizeLimit, count <= Self.countLimit else { return .tooLarge }
        guard !isComplete else { return .more }
        if line.starts(with: "HTTP/".utf8) {
            start(line)
            return .more
        }
        let content = line.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
        guard let first = content.first else {
            isComplete = head.status >= 200
            return isComplete ? .complete : .more
        }
        if first == Self.space || first == Self.tab {
            // A folded value (RFC 9112, section 5.2) continues the field before it.
            if let last { head.headers.extend(at: last, by: " " + Self.text(content[...])) }
        } else if let colon = content.firstIndex(of: UInt8(ascii: ":")) {
            let name = Self.text(content[..<colon])
            let value = Self.text(content[content.index(after: colon)...])
            add(name, value)
        }
        return .more
    }

    private mutating func add(_ name: String, _ value: String) {
        if let position = position(of: name) {
            head.headers.extend(at: position, by: ", " + value)
            last = position
        } else {
            if !positions.isEmpty { positions[name.lowercased()] = head.headers.count }
            last = head.headers.count
            head.headers.append(name, value)
        }
    }

    private mutating func position(of name: String) -> Int? {
        guard head.headers.count > Self.few else { return head.headers.position(of: name) }
        if positions.isEmpty {
            for (position, field) in head.headers.enumerated() {
                positions[field.name.lowercased()] = position
            }
        }
        return positions[name.lowercased()]
    }

    /// Returns a sentence that says why it is not known where the body ends; `nil` if it is known.
    var fault: String? {
        if hasDifferentLengths { return "It has different values of `Content-Length`." }
        guard let coding = transferCoding else { return nil }
        return "It has the transfer coding `\(coding.prefix(20))`, which was not asked for."
    }

    /// A transfer coding that is not `chunked`.
    ///
    /// libcurl decodes it without looking for its end.
    private var transferCoding: Substring? {
        guard !isHTTP2, let text = head.headers["Transfer-Encoding"] else { return nil }
        let separators: Set<Character> = [",", " ", "\t"]
        return text.split { separators.contains($0) }.first {
            !["chunked", "identity"].contains($0.lowercased())
        }
    }

    /// Whether fields announce different lengths (RFC 9112, section 6.3).
    private var hasDifferentLengths: Bool {
        guard let text = head.headers["Content-Length"], text.contains(",") else { return false }
        let lengths = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return Set(lengths).count > 1
    }

    private mutating func start(_ line: some Collection<UInt8>) {
        let words = line.split(separator: Self.space, maxSplits: 2)
        let digits = words.dropFirst().first?.prefix(3)
        let status = digits.flatMap { UInt16(String(decoding: $0, as: UTF8.self)) }
        head = HTTPHead(status: status.map { Int($0) } ?? 0)
        isHTTP2 = words.first?.dropFirst(5).first == UInt8(ascii: "2")
        last = nil
        positions = [:]
    }

    /// Returns the text without spaces around it.
    private static func text<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> String {
        let isSpace = { (byte: UInt8) in byte == space || byte == tab }
        var text = Array(bytes.drop(while: isSpace))
        while let last = text.last, isSpace(last) { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }
}
#endif
