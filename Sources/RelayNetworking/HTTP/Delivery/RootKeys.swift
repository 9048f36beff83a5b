import Relay

extension RequestParameters {
    /// The response keys of the operation's root fields; `nil` if its text is unknown or selects some
    /// of them in fragments.
    ///
    /// `mutation M($a: I = {b: 1}) { c(d: "}"), e: f { g } }`: `["c", "e"]`.
    var rootKeys: Set<String>? {
        guard let text else { return nil }
        var scanner = RootKeyScanner(text)
        return scanner.scan()
    }
}

/// Reads the root fields of an operation, which is the first definition of its text.
private struct RootKeyScanner {
    private var rest: Substring.UTF8View
    private var keys: Set<String> = []
    /// The number of selection sets around the next token.
    private var depth = 0
    /// Whether the next name doesn't begin a field: it names a directive, or follows an alias.
    private var isPartOfField = false

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    mutating func scan() -> Set<String>? {
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "#"): skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            case UInt8(ascii: "("):
                skipArguments()
            case UInt8(ascii: "{"):
                depth += 1
                rest.removeFirst()
            case UInt8(ascii: "}"):
                depth -= 1
                rest.removeFirst()
                if depth == 0 { return keys }
            case UInt8(ascii: ".") where depth == 1: return nil
            case UInt8(ascii: "@"), UInt8(ascii: ":"):
                isPartOfField = true
                rest.removeFirst()
            default:
                let name = String(decoding: rest.prefix(while: Self.isInName), as: UTF8.self)
                if depth == 0, name == "fragment" { return nil }
                if depth == 1, !name.isEmpty, !isPartOfField { keys.insert(name) }
                if !name.isEmpty { isPartOfField = false }
                rest.removeFirst(max(1, name.utf8.count))
            }
        }
        return nil
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        rest = rest.drop(while: isSkipped)
    }

    /// Skips arguments or variables, whose strings and objects may have any brackets.
    private mutating func skipArguments() {
        var open = 0
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "#"): skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            default:
                if byte == UInt8(ascii: "(") { open += 1 }
                if byte == UInt8(ascii: ")") { open -= 1 }
                rest.removeFirst()
                if open == 0 { return }
            }
        }
    }

    private mutating func skipString() {
        let block = Array("\"\"\"".utf8)
        let end = rest.starts(with: block) ? block : [UInt8(ascii: "\"")]
        rest.removeFirst(end.count)
        while !rest.isEmpty, !rest.starts(with: end) {
            rest.removeFirst(rest.first == UInt8(ascii: "\\") ? min(2, rest.count) : 1)
        }
        rest.removeFirst(min(end.count, rest.count))
    }
}
