/// Reads the tokens of one line of an artifact.
struct ArtifactScanner {
    /// The bytes of the whole artifact.
    private let bytes: [UInt8]
    private var offset: Int
    private let end: Int
    let line: Int

    /// Creates a scanner for the line in a part of an artifact's bytes.
    init(_ bytes: [UInt8], _ part: Range<Int>, line: Int) {
        self.bytes = bytes
        (offset, end) = (part.lowerBound, part.upperBound)
        self.line = line
    }

    func failure(_ reason: String) -> ArtifactError {
        ArtifactError(line: line, reason: reason)
    }

    var isAtEnd: Bool { offset == end }

    private var next: UInt8 { offset < end ? bytes[offset] : 0 }

    private mutating func skipSpaces() {
        while next == UInt8(ascii: " ") { offset += 1 }
    }

    /// Skips white space and `token` if the token is next.
    mutating func skip(_ token: StaticString) -> Bool {
        let start = offset
        skipSpaces()
        let count = token.utf8CodeUnitCount
        guard count <= end - offset,
            (0..<count).allSatisfy({ bytes[offset + $0] == token.utf8Start[$0] })
        else {
            offset = start
            return false
        }
        offset += count
        return true
    }

    /// Skips `word` if it is next and not just the start of a longer name.
    mutating func skipWord(_ word: StaticString) -> Bool {
        let start = offset
        guard skip(word), !Self.isNameByte(next) else {
            offset = start
            return false
        }
        return true
    }

    mutating func expect(_ token: StaticString) throws(ArtifactError) {
        guard skip(token) else { throw failure("expected `\(token)`") }
    }

    mutating func expectEnd() throws(ArtifactError) {
        skipSpaces()
        guard isAtEnd else { throw failure("something follows the declaration") }
    }

    /// Returns the rest of the line after one space.
    mutating func rest() -> String {
        let start = min(offset + 1, end)
        offset = end
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    mutating func name() throws(ArtifactError) -> String {
        skipSpaces()
        let start = offset
        while Self.isNameByte(next) { offset += 1 }
        guard offset > start else { throw failure("expected a name") }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Returns the type of a `case T` that fills the line, or `nil` for a field named `case`.
    mutating func caseType() -> String? {
        let start = offset
        if skipWord("case"), let type = try? name(), isAtEnd { return type }
        offset = start
        return nil
    }

    // MARK: - Types

    mutating func type() throws(ArtifactError) -> TypeReference {
        let type: TypeReference
        if skip("[") {
            let element = try self.type()
            try expect("]")
            type = .list(element)
        } else {
            let (kind, name) = try namedType()
            type = .named(kind, name)
        }
        return skip("!") ? .nonNull(type) : type
    }

    mutating func namedType() throws(ArtifactError) -> (TypeReference.Kind, String) {
        let word = try name()
        switch word {
        case "Int": return (.int, word)
        case "Float": return (.float, word)
        case "String": return (.string, word)
        case "Boolean": return (.boolean, word)
        case "ID": return (.id, word)
        case "scalar": return (.scalar, try name())
        case "enum": return (.enumeration, try name())
        case "type": return (.object, try name())
        case "interface", "union": return (.abstract, try name())
        // Input object types occur only in variables, where the kind does not matter.
        case "input": return (.object, try name())
        default: throw failure("`\(word)` is not a kind of type")
        }
    }

    mutating func typeCondition() throws(ArtifactError) -> ReaderSelection.TypeCondition {
        let (kind, type) = try namedType()
        var condition = ReaderSelection.TypeCondition(kind: kind, type: type)
        if skipWord("of") { condition.members = try listedNames() }
        return condition
    }

    /// `[A B]`.
    mutating func listedNames() throws(ArtifactError) -> [String] {
        var names: [String] = []
        try expect("[")
        while !skip("]") { names.append(try name()) }
        return names
    }

    // MARK: - Values

    mutating func arguments() throws(ArtifactError) -> [Argument] {
        var arguments: [Argument] = []
        guard skip("(") else { return arguments }
        while !skip(")") {
            let name = try name()
            try expect(":")
            arguments.append(Argument(name: name, value: try value()))
            _ = skip(",")
        }
        return arguments
    }

    /// Reads something, and returns it and its text.
    mutating func withText<Result>(
        _ read: (inout Self) throws(ArtifactError) -> Result
    ) throws(ArtifactError) -> (Result, String) {
        skipSpaces()
        let start = offset
        let result = try read(&self)
        return (result, String(decoding: bytes[start..<offset], as: UTF8.self))
    }

    mutating func value() throws(ArtifactError) -> ArgumentValue {
        if skip("$") { return .variable(try name()) }
        if skip("[") {
            var values: [ArgumentValue] = []
            while !skip("]") {
                values.append(try value())
                _ = skip(",")
            }
            let list = ArgumentValue.list(values)
            return list.isConstant ? .constant(list.resolve([:]) ?? .null) : list
        }
        if skip("{") {
            var members: [ArgumentValue.Member] = []
            while !skip("}") {
                let name = try name()
                try expect(":")
                members.append(.init(name: name, value: try value()))
                _ = skip(",")
            }
            let object = ArgumentValue.object(members)
            return object.isConstant ? .constant(object.resolve([:]) ?? .null) : object
        }
        return .constant(try constant())
    }

    /// Parses a scalar or an enum value.
    ///
    /// Strings and numbers are written as in JSON.
    private mutating func constant() throws(ArtifactError) -> JSONValue {
        skipSpaces()
        if next == UInt8(ascii: "\"") || next == UInt8(ascii: "-") || (0x30...0x39).contains(next) {
            return try json()
        }
        let word = try name()
        return switch word {
        case "null": .null
        case "true": .bool(true)
        case "false": .bool(false)
        default: .string(word)
        }
    }

    private mutating func json() throws(ArtifactError) -> JSONValue {
        let start = offset
        let result = bytes.withUnsafeBytes { bytes -> Result<(JSONValue, Int), JSONError> in
            var cursor = JSONCursor(.init(rebasing: bytes[..<end]))
            cursor.offset = start
            return Result { () throws(JSONError) in (try cursor.value(), cursor.offset) }
        }
        switch result {
        case .success(let (value, end)):
            offset = end
            return value
        case .failure(let error):
            throw failure("a value is not valid (\(error))")
        }
    }

    // MARK: - Annotations

    /// Parses the directives at the end of the line.
    mutating func annotations() throws(ArtifactError) -> [Annotation] {
        var annotations: [Annotation] = []
        while skip("@") {
            annotations.append(Annotation(name: try name(), arguments: try arguments()))
        }
        try expectEnd()
        return annotations
    }

    func unknown(_ annotation: Annotation) -> ArtifactError {
        failure("`@\(annotation.name)` does not belong here, or lacks an argument")
    }

    /// Parses `$name`.
    mutating func variable() throws(ArtifactError) -> String {
        try expect("$")
        return try name()
    }

    /// Parses response keys separated by dots.
    mutating func path() throws(ArtifactError) -> [String] {
        var path = [try name()]
        while skip(".") { path.append(try name()) }
        return path
    }

    // MARK: - Guards

    /// Parses `if $a & !$b | $1`, where `guards` has the guards that are shared.
    mutating func condition(
        _ guards: [String: SharedGuard]
    ) throws(ArtifactError) -> Guard? {
        guard skipWord("if") else { return nil }
        return try alternatives(guards)
    }

    mutating func alternatives(
        _ guards: [String: SharedGuard]
    ) throws(ArtifactError) -> Guard {
        var alternatives: [[Guard.Test]] = []
        repeat {
            var tests: [Guard.Test] = []
            repeat {
                let isNegated = skip("!")
                try expect("$")
                let variable = try name()
                tests.append(
                    guards[variable].map { Guard.Test($0) }
                        ?? Guard.Test(variable: variable, isNegated: isNegated)
                )
            } while skip("&")
            alternatives.append(tests)
        } while skip("|")
        return Guard(alternatives: alternatives)
    }
}
