import Foundation

/// Splits a body of type `text/event-stream` into events, wherever the network splits its chunks.
///
/// Spec: <https://html.spec.whatwg.org/multipage/server-sent-events.html>
struct EventStream {
    /// An event: the value of `event:`, and the values of its `data:` lines joined by line feeds.
    struct Event: Equatable {
        var name = ""
        var data = Data()
    }

    /// The error for an event that exceeds the limit.
    struct TooLong: Error {}

    private let limit: Int
    private var line = Data()
    private var event = Event()
    private var hasData = false
    private var isFirstLine = true
    private var endsWithReturn = false

    /// Creates a stream whose events may have at most `limit` bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds bytes, and returns the events that they complete.
    ///
    /// Comments, `id:`, `retry:` and unknown fields are ignored.
    mutating func receive(_ bytes: Data) throws(TooLong) -> [Event] {
        var events: [Event] = []
        var rest = bytes[...]
        while let end = Self.lineEnd(in: rest) {
            let isSecondHalf = endsWithReturn && end == rest.startIndex && rest[end] == 0x0A
            endsWithReturn = rest[end] == 0x0D
            if !isSecondHalf {
                try append(rest[..<end])
                if let event = finishLine() { events.append(event) }
            }
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { endsWithReturn = false }
        try append(rest)
        return events
    }

    // `withUnsafeBytes` because `Data` is slow byte by byte. The bytes do not escape the closure.
    private static func lineEnd(in bytes: Data) -> Int? {
        bytes.withUnsafeBytes { $0.firstIndex { $0 == 0x0A || $0 == 0x0D } }
            .map { bytes.startIndex + $0 }
    }

    private mutating func append(_ bytes: Data) throws(TooLong) {
        guard line.count + event.data.count + bytes.count <= limit else { throw TooLong() }
        line.append(bytes)
    }

    private mutating func finishLine() -> Event? {
        var line = line[...]
        self.line = Data()
        if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        isFirstLine = false
        guard !line.isEmpty else { return finishEvent() }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        var value = line[colon...].dropFirst()
        if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
        switch String(decoding: line[..<colon], as: UTF8.self) {
        case "event": event.name = String(decoding: value, as: UTF8.self)
        case "data":
            if hasData { event.data.append(0x0A) }
            event.data.append(value)
            hasData = true
        default: break
        }
        return nil
    }

    private mutating func finishEvent() -> Event? {
        defer {
            event = Event()
            hasData = false
        }
        // According to the specification, an event without data is ignored, but servers end
        // subscriptions with one.
        return hasData || !event.name.isEmpty ? event : nil
    }
}
