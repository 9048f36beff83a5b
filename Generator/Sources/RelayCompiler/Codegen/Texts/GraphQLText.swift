import GraphQLLanguage

/// Prints values, arguments and directives as GraphQL.
enum GraphQLText {
    /// The amount of white space.
    enum Form {
        /// `{text:"a",in:[1,$n]}`
        case minified
        /// `{text: "a", in: [1, $n]}`
        case spaced

        fileprivate var comma: String { self == .minified ? "," : ", " }
        fileprivate var colon: String { self == .minified ? ":" : ": " }
    }

    /// Returns the text of a value.
    static func value(_ value: Value, _ form: Form = .minified) -> String {
        switch value {
        case .variable(let variable): "$\(variable.name)"
        case .int(let int): int.text
        case .float(let float): float.text
        case .string(let string): Self.string(string.value)
        case .boolean(let boolean): boolean.value ? "true" : "false"
        case .null: "null"
        case .enum(let value): value.name.text
        case .list(let list):
            "[" + list.values.map { Self.value($0, form) }.joined(separator: form.comma) + "]"
        case .object(let object):
            "{"
                + object.fields.map { "\($0.name)\(form.colon)\(Self.value($0.value, form))" }
                .joined(separator: form.comma) + "}"
        }
    }

    /// Returns `(first:$first)`, or an empty string without arguments.
    static func arguments(_ arguments: [Argument], _ form: Form = .minified) -> String {
        guard !arguments.isEmpty else { return "" }
        let list = arguments.map { "\($0.name)\(form.colon)\(value($0.value, form))" }
        return "(\(list.joined(separator: form.comma)))"
    }

    /// Returns `@name(arguments)`.
    static func directive(_ directive: Directive) -> String {
        "@\(directive.name)\(arguments(directive.arguments))"
    }

    /// Returns a string literal on one line.
    ///
    /// Characters that would disturb an editor or break the line are escaped.
    static func string(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                if needsEscape(scalar) {
                    text += String(scalar).utf16.map(escape).joined()
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        return text + "\""
    }

    /// Returns true for invisible characters, and for marks that combine with the character before
    /// them.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark,
            .spacingMark, .enclosingMark, .privateUse, .unassigned:
            true
        default: scalar.value >= 0x80 && scalar.properties.generalCategory == .spaceSeparator
        }
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
