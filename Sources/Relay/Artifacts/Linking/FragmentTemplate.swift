/// A fragment, and the arguments of a spread as text: `(size:16)`.
struct FragmentCopy {
    let fragment: String
    /// In terms of the operation's variables; empty without arguments.
    let arguments: String
    /// The name of the copy, which the compiler gives it too.
    let name: String

    init(_ fragment: String, _ arguments: String) {
        self.fragment = fragment
        self.arguments = arguments
        guard !arguments.isEmpty else {
            name = fragment
            return
        }
        var hash: UInt32 = 2_166_136_261
        for byte in arguments.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        name = "\(fragment)_\(String(repeating: "0", count: 8 - digits.count))\(digits)"
    }

    /// Returns a label of `@defer` or `@stream` in the copy: `F_be0057ce$defer$G` for `F$defer$G`.
    ///
    /// Servers refuse operations in which a label occurs twice.
    func label(_ label: String) -> String {
        guard name != fragment, label.hasPrefix(fragment + "$") else { return label }
        return name + label.dropFirst(fragment.count)
    }
}

/// A definition's text with fragments' variables and spreads with arguments, from which copies without
/// them are made.
///
/// ```graphql
/// fragment Avatar on Hero{picture(size:$size){url}}                with $size: Int = 64
/// fragment Avatar_be0057ce on Hero{picture(size:16){url}}          the copy for ...Avatar(size:16)
/// ```
///
/// The text is the compiler's, without white space that isn't needed. Selections under a condition that is
/// false in the copy are left out.
struct FragmentTemplate {
    private let bytes: [UInt8]
    private var offset = 0
    private var output: [UInt8] = []
    let copy: FragmentCopy
    private let variables: (String) -> [VariableDefinition]
    /// The values of the fragment's variables; `nil` for those without a value.
    private var values: [String: [UInt8]?] = [:]
    /// The fragments that the copy spreads.
    private(set) var spreads: [FragmentCopy] = []

    private struct Damaged: Error {}

    /// Creates a template; `variables` returns those of a fragment.
    init(
        _ text: String,
        _ copy: FragmentCopy,
        variables: @escaping (String) -> [VariableDefinition]
    ) {
        bytes = Array(text.utf8)
        self.copy = copy
        self.variables = variables
    }

    /// Returns the text of the copy; `nil` if the template is damaged.
    mutating func text() -> String? {
        do throws(Damaged) {
            try definition()
        } catch {
            return nil
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Returns the copy of another fragment for which a spread in this copy asks; `nil` if the arguments
    /// are damaged.
    func copy(of fragment: String, _ arguments: String) -> FragmentCopy? {
        var reader = FragmentTemplate(arguments, copy, variables: variables)
        do throws(Damaged) {
            try reader.bindVariables()
            return try reader.spread(fragment)
        } catch {
            return nil
        }
    }

    // MARK: - Tokens

    private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Damaged) {
        guard skip(character) else { throw Damaged() }
    }

    private mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { output += $0 }
    }

    private mutating func name() throws(Damaged) -> ArraySlice<UInt8> {
        let start = offset
        while Self.isName(next) { offset += 1 }
        guard offset > start else { throw Damaged() }
        return bytes[start..<offset]
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private mutating func skipString() throws(Damaged) {
        try expect("\"")
        while !skip("\"") {
            offset += next == UInt8(ascii: "\\") ? 2 : 1
            guard offset < bytes.count else { throw Damaged() }
        }
    }

    /// Skips to the character that closes the brackets which open here.
    private mutating func skipBrackets() throws(Damaged) {
        var depth = 0
        repeat {
            switch next {
            case UInt8(ascii: "\""):
                try skipString()
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case 0: throw Damaged()
            default: break
            }
            offset += 1
        } while depth > 0
    }

    // MARK: - Definitions

    private mutating func definition() throws(Damaged) {
        try bindVariables()
        if bytes.starts(with: "fragment ".utf8) {
            offset += "fragment ".utf8.count
            _ = try name()
            output += Array("fragment \(copy.name)".utf8)
        }
        // The rest of the head.
        var from = offset
        while next != UInt8(ascii: "{") {
            switch next {
            case UInt8(ascii: "("): try skipBrackets()
            case 0: throw Damaged()
            default: offset += 1
            }
        }
        output += bytes[from..<offset]
        try selectionSet()
        from = offset
        guard from == bytes.count else { throw Damaged() }
    }

    /// Gives the fragment's variables the arguments of the spread, or their defaults.
    private mutating func bindVariables() throws(Damaged) {
        let definitions = variables(copy.fragment)
        guard !definitions.isEmpty else { return }
        let given = try given()
        for variable in definitions {
            let value = given[variable.name] ?? variable.defaultText.map { Array($0.utf8) }
            values[variable.name] = .some(value)
        }
    }

    /// Returns the arguments of the spread, by name.
    private func given() throws(Damaged) -> [String: [UInt8]] {
        var given: [String: [UInt8]] = [:]
        guard !copy.arguments.isEmpty else { return given }
        var reader = FragmentTemplate(copy.arguments, copy, variables: variables)
        try reader.expect("(")
        while !reader.skip(")") {
            _ = reader.skip(",")
            let name = String(decoding: try reader.name(), as: UTF8.self)
            try reader.expect(":")
            given[name] = try reader.constant()
        }
        return given
    }

    /// Returns a value as it is written.
    private mutating func constant() throws(Damaged) -> [UInt8] {
        let start = offset
        switch next {
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "["), UInt8(ascii: "{"): try skipBrackets()
        default:
            while next != 0, next != UInt8(ascii: ","), next != UInt8(ascii: ")"),
                next != UInt8(ascii: "]"), next != UInt8(ascii: "}"), next != UInt8(ascii: "@")
            {
                offset += 1
            }
        }
        guard offset > start else { throw Damaged() }
        return Array(bytes[start..<offset])
    }

    // MARK: - Selections

    private mutating func selectionSet() throws(Damaged) {
        try expect("{")
        write("{")
        let start = output.count
        while !skip("}") {
            _ = skip(" ")
            let before = output.count
            if before > start { write(" ") }
            if try !selection() { output.removeSubrange(before...) }
        }
        if output.count == start { write("__typename") }
        write("}")
    }

    /// Copies a selection.
    ///
    /// Returns whether it is there.
    private mutating func selection() throws(Damaged) -> Bool {
        var spread: FragmentCopy?
        if skip(".") {
            try expect(".")
            try expect(".")
            write("...")
            if Self.isName(next) {
                let name = try name()
                if name.elementsEqual("on".utf8), skip(" ") {
                    write("on ")
                    output += try self.name()
                } else {
                    let own = try self.spread(String(decoding: name, as: UTF8.self))
                    output += Array(own.name.utf8)
                    spread = own
                }
            }
        } else {
            output += try name()
            if skip(":") {
                write(":")
                output += try name()
            }
            output += try arguments { _ in true }
        }
        guard try directives() else {
            if next == UInt8(ascii: "{") { try skipBrackets() }
            return false
        }
        if let spread { spreads.append(spread) }
        if next == UInt8(ascii: "{") { try selectionSet() }
        return true
    }

    private mutating func spread(_ fragment: String) throws(Damaged) -> FragmentCopy {
        let known = Set(variables(fragment).map(\.name))
        let arguments = try arguments { known.contains($0) }
        return FragmentCopy(fragment, String(decoding: arguments, as: UTF8.self))
    }

    /// Copies directives, except conditions that are constant.
    ///
    /// Returns whether the selection is there.
    private mutating func directives() throws(Damaged) -> Bool {
        var isThere = true
        while skip("@") {
            let name = try name()
            var list = try arguments { _ in true }
            let isInclude = name.elementsEqual("include".utf8)
            if isInclude || name.elementsEqual("skip".utf8) {
                if !list.starts(with: "(if:$".utf8) {
                    let value = isInclude ? "(if:true)" : "(if:false)"
                    if !list.elementsEqual(value.utf8) { isThere = false }
                    continue
                }
            }
            if name.elementsEqual("defer".utf8) || name.elementsEqual("stream".utf8) {
                list = renamed(list)
            }
            write("@")
            output += name
            output += list
        }
        return isThere
    }

    /// Returns `(label:"F$defer$G")` with the label of the copy.
    private func renamed(_ arguments: [UInt8]) -> [UInt8] {
        let start = "(label:\"".utf8
        guard copy.name != copy.fragment, arguments.starts(with: start) else { return arguments }
        let rest = String(decoding: arguments.dropFirst(start.count), as: UTF8.self)
        return Array(start) + Array(copy.label(rest).utf8)
    }

    // MARK: - Values

    /// Returns `(size:16)` with the arguments that have a value, or nothing without any.
    private mutating func arguments(
        where isWanted: (String) -> Bool
    ) throws(Damaged) -> [UInt8] {
        guard skip("(") else { return [] }
        let list = try members(until: ")", where: isWanted)
        return list.isEmpty ? [] : [UInt8(ascii: "(")] + list + [UInt8(ascii: ")")]
    }

    private mutating func members(
        until end: Unicode.Scalar,
        where isWanted: (String) -> Bool
    ) throws(Damaged) -> [UInt8] {
        var list: [UInt8] = []
        while !skip(end) {
            _ = skip(",")
            let name = try name()
            try expect(":")
            guard let value = try value(), isWanted(String(decoding: name, as: UTF8.self)) else {
                continue
            }
            if !list.isEmpty { list.append(UInt8(ascii: ",")) }
            list += name + [UInt8(ascii: ":")] + value
        }
        return list
    }

    /// Returns a value; `nil` for a variable without one.
    private mutating func value() throws(Damaged) -> [UInt8]? {
        if skip("$") {
            let name = try name()
            guard let bound = values[String(decoding: name, as: UTF8.self)] else {
                return [UInt8(ascii: "$")] + name
            }
            return bound
        }
        if skip("[") {
            var list = [UInt8(ascii: "[")]
            while !skip("]") {
                if skip(",") { list.append(UInt8(ascii: ",")) }
                list += try value() ?? Array("null".utf8)
            }
            return list + [UInt8(ascii: "]")]
        }
        if skip("{") {
            let fields = try members(until: "}") { _ in true }
            return [UInt8(ascii: "{")] + fields + [UInt8(ascii: "}")]
        }
        return try constant()
    }
}
