/// The values of variables that messages of servers must not repeat in logs.
///
/// They are found by their first bytes, because an operation may have a thousand values, and its response an
/// error for each.
struct HiddenValues {
    /// The size in bytes from which a value is recognized in a message.
    private static let recognizedSize = 6
    /// The number of values that are searched for.
    private static let limit = 1_000

    /// The values in UTF-8, by their first bytes.
    private var values: [UInt64: [[UInt8]]] = [:]
    private var count = 0

    /// Returns `nil` if no value is long enough.
    init?(_ variables: VariableData) {
        for (_, value) in variables.values { collect(value) }
        if values.isEmpty { return nil }
    }

    /// Returns a message with `…` in place of the values; `nil` if it has none.
    func hidden(in message: String) -> String? {
        let bytes = Array(message.utf8)
        var result: [UInt8] = []
        var (copied, hiddenEnd) = (0, 0)
        var start: UInt64 = 0
        for (index, byte) in bytes.enumerated() {
            start = Self.appending(byte, to: start)
            let position = index - Self.recognizedSize + 1
            guard position >= 0, let size = size(at: position, of: bytes, start) else { continue }
            if position >= hiddenEnd {
                result += bytes[copied..<position] + Array("…".utf8)
            }
            // Values may overlap.
            hiddenEnd = max(hiddenEnd, position + size)
            copied = hiddenEnd
        }
        guard hiddenEnd > 0 else { return nil }
        return String(decoding: result + bytes[copied...], as: UTF8.self)
    }

    /// Returns the size of the longest value at a position whose bytes begin with `start`.
    private func size(at position: Int, of bytes: [UInt8], _ start: UInt64) -> Int? {
        values[start]?.filter { bytes[position...].starts(with: $0) }.map(\.count).max()
    }

    /// Adds the texts of a value as they are, and as they are in JSON.
    private mutating func collect(_ value: JSONValue) {
        guard count < Self.limit else { return }
        switch value {
        case .null, .bool: break
        case .int, .double: add(value.description)
        case .string(let text):
            add(text)
            add(String(value.description.dropFirst().dropLast()))
        case .array(let elements): for element in elements { collect(element) }
        case .object(let object): for (_, element) in object { collect(element) }
        }
    }

    private mutating func add(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= Self.recognizedSize else { return }
        let start = bytes.prefix(Self.recognizedSize).reduce(0) { Self.appending($1, to: $0) }
        guard values[start]?.contains(bytes) != true else { return }
        values[start, default: []].append(bytes)
        count += 1
    }

    /// Returns the last bytes, as many as identify a value.
    private static func appending(_ byte: UInt8, to bytes: UInt64) -> UInt64 {
        (bytes << 8 | UInt64(byte)) & (1 << (8 * UInt64(recognizedSize)) - 1)
    }
}
