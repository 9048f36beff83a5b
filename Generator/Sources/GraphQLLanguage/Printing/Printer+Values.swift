extension Printer {
    mutating func write(_ variable: Variable) {
        punctuator("$")
        word(variable.name.text)
    }

    mutating func write(_ value: Value) {
        switch value {
        case .variable(let variable): write(variable)
        case .int(let value): word(value.text)
        case .float(let value): word(value.text)
        case .string(let value): write(value)
        case .boolean(let value): word(value.value ? "true" : "false")
        case .null: word("null")
        case .enum(let value): word(value.name.text)
        case .list(let list):
            punctuator("[")
            for (index, element) in list.values.enumerated() {
                if index > 0 { comma() }
                write(element)
            }
            punctuator("]")
        case .object(let object):
            punctuator("{")
            for (index, field) in object.fields.enumerated() {
                if index > 0 { comma() }
                word(field.name.text)
                punctuator(":")
                space()
                write(field.value)
            }
            punctuator("}")
        }
    }

    mutating func write(_ type: TypeNode) {
        switch type {
        case .named(let type): word(type.name.text)
        case .list(let type):
            punctuator("[")
            write(type.elementType)
            punctuator("]")
        case .nonNull(let type):
            write(type.type)
            punctuator("!")
        }
    }

    mutating func write(description: StringValue?) {
        guard let description else { return }
        write(description)
        newLine()
    }

    mutating func write(_ string: StringValue) {
        guard string.isBlock,
            let block = BlockString.print(string.value, isMinified: style == .minified)
        else {
            word(StringPrinter.quoted(string.value))
            return
        }
        let lineFeed = UInt8(ascii: "\n")
        var rest = Substring(block).utf8
        var end = rest.firstIndex(of: lineFeed) ?? rest.endIndex
        word(Substring(rest[..<end]))
        rest = rest[end...]
        while rest.popFirst() != nil {
            end = rest.firstIndex(of: lineFeed) ?? rest.endIndex
            if end == rest.startIndex || style == .minified {
                text.append(lineFeed)
            } else {
                newLine()
            }
            text.append(contentsOf: rest[..<end])
            rest = rest[end...]
        }
    }
}

/// Prints string literals.
enum StringPrinter {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Returns a string literal, with escapes for quotation marks, backslashes and control
    /// characters.
    static func quoted(_ value: String) -> String {
        var text = [UInt8(ascii: "\"")]
        text.reserveCapacity(value.utf8.count + 2)
        var previous: UInt8 = 0
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""): text += "\\\"".utf8
            case UInt8(ascii: "\\"): text += "\\\\".utf8
            case 0x8: text += "\\b".utf8
            case 0xC: text += "\\f".utf8
            case UInt8(ascii: "\n"): text += "\\n".utf8
            case UInt8(ascii: "\r"): text += "\\r".utf8
            case UInt8(ascii: "\t"): text += "\\t".utf8
            case 0..<0x20, 0x7F: append(control: byte, to: &text)
            case 0x80..<0xA0 where previous == 0xC2:
                // U+0080 to U+009F. Their first byte has already been appended.
                text.removeLast()
                append(control: byte, to: &text)
            default: text.append(byte)
            }
            previous = byte
        }
        text.append(UInt8(ascii: "\""))
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the escape sequence of a character below U+0100.
    private static func append(control byte: UInt8, to text: inout [UInt8]) {
        text += "\\u00".utf8
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
    }
}

extension BlockString {
    /// Returns a block string literal without indentation, as the reference implementation prints
    /// it, or `nil` if a block string cannot represent the value.
    static func print(_ value: String, isMinified: Bool) -> String? {
        let literal = literal(value, isMinified: isMinified)
        let bytes = Array(literal.utf8)
        let decoded = decode(bytes, 0..<bytes.count)
        return decoded.utf8.elementsEqual(value.utf8) ? literal : nil
    }

    private static func literal(_ value: String, isMinified: Bool) -> String {
        let escaped = escapeQuotes(Array(value.utf8))
        let isSingleLine = !escaped.contains(UInt8(ascii: "\n"))
        let forcesLeadingLine = !isSingleLine && laterLinesAreIndented(escaped)
        let endsInTripleQuotes = escaped.suffix(4).elementsEqual("\\\"\"\"".utf8)
        let endsInQuote = escaped.last == UInt8(ascii: "\"") && !endsInTripleQuotes
        let forcesTrailingLine = endsInQuote || escaped.last == UInt8(ascii: "\\")
        let isMultiline =
            !isMinified
            && (!isSingleLine || value.utf16.count > 70 || forcesTrailingLine
                || forcesLeadingLine || endsInTripleQuotes)
        let skipsLeadingLine = isSingleLine && (escaped.first.map(isWhiteSpace) ?? false)
        var result = Array("\"\"\"".utf8)
        if isMultiline && !skipsLeadingLine || forcesLeadingLine {
            result.append(UInt8(ascii: "\n"))
        }
        result += escaped
        if isMultiline || forcesTrailingLine {
            result.append(UInt8(ascii: "\n"))
        }
        result += Array("\"\"\"".utf8)
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns whether all lines except the first are empty or begin with white space.
    private static func laterLinesAreIndented(_ bytes: [UInt8]) -> Bool {
        let lineFeed = UInt8(ascii: "\n")
        return bytes.indices.allSatisfy { index in
            index == 0 || bytes[index - 1] != lineFeed || bytes[index] == lineFeed
                || isWhiteSpace(bytes[index])
        }
    }

    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private static func escapeQuotes(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let isQuote = bytes[index] == UInt8(ascii: "\"")
            if isQuote, bytes[index...].prefix(3).elementsEqual("\"\"\"".utf8) {
                result += Array("\\\"\"\"".utf8)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
