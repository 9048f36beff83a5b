/// Writes the JSON of messages.
enum JSONWriter {
    /// Returns a value as JSON in UTF-8, with the keys of objects in order.
    static func bytes(_ value: JSON) -> [UInt8] {
        var bytes: [UInt8] = []
        write(value, to: &bytes)
        return bytes
    }

    private static func write(_ value: JSON, to bytes: inout [UInt8]) {
        switch value {
        case .null: bytes += Array("null".utf8)
        case .bool(let bool): bytes += Array((bool ? "true" : "false").utf8)
        case .int(let int): bytes += Array(String(int).utf8)
        case .double(let double):
            bytes += Array((double.isFinite ? String(double) : "null").utf8)
        case .string(let string): write(string, to: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(element, to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            var isFirst = true
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                if !isFirst { bytes.append(UInt8(ascii: ",")) }
                isFirst = false
                write(key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                write(member, to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)

    private static func write(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0..<0x20:
                bytes += Array("\\u00".utf8)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
