/// Writes JSON text as UTF-8 bytes into a buffer.
struct JSONWriter: Sendable {
    /// The bytes written so far.
    private(set) var bytes: [UInt8] = []
    private let layout: JSONValue.Layout
    private let sortsKeys: Bool

    /// Creates a writer.
    ///
    /// With `sortsKeys`, the members of objects are sorted by the bytes of their keys.
    init(layout: JSONValue.Layout = .compact, sortsKeys: Bool = false) {
        self.layout = layout
        self.sortsKeys = sortsKeys
    }

    /// Appends `value`.
    ///
    /// Doubles that JSON cannot represent (infinities and NaN) are written as `null`.
    mutating func write(_ value: JSONValue) {
        write(value, level: 0)
    }

    private mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .int(let value): write(int: value)
        case .double(let value):
            bytes.append(contentsOf: (value.isFinite ? value.description : "null").utf8)
        case .string(let value): write(string: value)
        case .array(let values): write(array: values, level: level)
        case .object(let object): write(object: object, level: level)
        }
    }

    private mutating func write(array: [JSONValue], level: Int) {
        bytes.append(UInt8(ascii: "["))
        for (index, value) in array.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(level: level + 1)
            write(value, level: level + 1)
        }
        if !array.isEmpty { breakLine(level: level) }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(object: JSONObject, level: Int) {
        bytes.append(UInt8(ascii: "{"))
        for (index, member) in (sortsKeys ? object.sorted : object).enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(level: level + 1)
            write(string: member.key)
            bytes.append(UInt8(ascii: ":"))
            if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
            write(member.value, level: level + 1)
        }
        if !object.isEmpty { breakLine(level: level) }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func breakLine(level: Int) {
        guard layout == .pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
    }

    /// Reserves capacity for `count` more bytes.
    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    /// Appends `text` unchanged.
    mutating func write(raw text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func write(int value: Int64) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        var rest = value.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    private mutating func write(string: String) {
        var string = string
        string.withUTF8 { text in
            bytes.append(UInt8(ascii: "\""))
            // Most strings need no escapes, and are appended as a whole.
            let isPlain = text.allSatisfy {
                $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
            }
            if isPlain { bytes.append(contentsOf: text) } else { write(escaping: text) }
            bytes.append(UInt8(ascii: "\""))
        }
    }

    // A buffer because the text is read in place.
    private mutating func write(escaping text: UnsafeBufferPointer<UInt8>) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x0A: bytes.append(contentsOf: "\\n".utf8)
            case 0x0D: bytes.append(contentsOf: "\\r".utf8)
            case 0x09: bytes.append(contentsOf: "\\t".utf8)
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
    }
}

extension JSONValue {
    /// The layout of a text.
    public enum Layout: Sendable {
        /// No white space: for requests and storage keys.
        case compact
        /// One member a line, indented by two spaces: for files that people read.
        case pretty
    }

    /// Returns this value as JSON text in UTF-8.
    public func utf8(
        layout: Layout = .compact,
        sortsKeys: Bool = false
    ) -> [UInt8] {
        var writer = JSONWriter(layout: layout, sortsKeys: sortsKeys)
        writer.write(self)
        return writer.bytes
    }
}

extension JSONValue: CustomStringConvertible {
    /// This value as compact JSON text.
    public var description: String { String(decoding: utf8(), as: UTF8.self) }
}
