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
        let lines = block.utf8.split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        word(Substring(lines[0]))
        for line in lines.dropFirst() {
            if line.isEmpty || style == .minified {
                text.append(UInt8(ascii: "\n"))
            } else {
                newLine()
            }
            text.append(contentsOf: line)
        }
    }
}

/// Prints strings in single quotes.
enum StringPrinter {
    /// A string literal, with escapes for quotes, backslashes and control characters.
    static func quoted(_ value: String) -> String {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
                let hex = String(scalar.value, radix: 16, uppercase: true)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension BlockString {
    /// A block string literal that is not indented, by the rules of the reference implementation;
    /// nil when no block string has that value.
    static func print(_ value: String, isMinified: Bool) -> String? {
        let literal = literal(value, isMinified: isMinified)
        let bytes = Array(literal.utf8)
        let decoded = decode(bytes, 0..<bytes.count)
        return decoded.utf8.elementsEqual(value.utf8) ? literal : nil
    }

    private static func literal(_ value: String, isMinified: Bool) -> String {
        let escaped = escapeQuotes(Array(value.utf8))
        let lines = escaped.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isSingleLine = lines.count == 1
        let forcesLeadingLine =
            !isSingleLine && lines.dropFirst().allSatisfy { $0.first.map(isWhiteSpace) ?? true }
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
