import GraphQLLanguage

/// Writes JSON.
package enum JSONWriter {
    /// Returns a value as JSON in UTF-8, with the keys of objects in order.
    package static func bytes(_ value: JSON) -> [UInt8] {
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
        case .string(let string): bytes += DiagnosticJSON.quoted(string).utf8
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
                bytes += DiagnosticJSON.quoted(key).utf8
                bytes.append(UInt8(ascii: ":"))
                write(member, to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}
