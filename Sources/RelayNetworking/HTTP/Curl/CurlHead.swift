#if !canImport(Darwin)
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
    private var lastName: String?

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
            if let lastName, let value = head.headers[lastName] {
                head.headers[lastName] = value + " " + Self.text(content[...])
            }
        } else if let colon = content.firstIndex(of: UInt8(ascii: ":")) {
            let name = Self.text(content[..<colon])
            let value = Self.text(content[content.index(after: colon)...])
            head.headers[name] = head.headers[name].map { "\($0), \(value)" } ?? value
            lastName = name
        }
        return .more
    }

    private mutating func start(_ line: some Collection<UInt8>) {
        let words = line.split(separator: Self.space, maxSplits: 2)
        let digits = words.dropFirst().first?.prefix(3)
        let status = digits.flatMap { UInt16(String(decoding: $0, as: UTF8.self)) }
        head = HTTPHead(status: status.map { Int($0) } ?? 0)
        isHTTP2 = words.first?.dropFirst(5).first == UInt8(ascii: "2")
        lastName = nil
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
