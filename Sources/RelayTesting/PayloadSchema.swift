#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// The parts of a schema that generated payloads need and artifacts don't have: the values of
/// enums, and the object types of interfaces and unions.
///
/// ```swift
/// var options = PayloadOptions()
/// options.schema = try PayloadSchema(contentsOf: schemaFile)
/// ```
///
/// Without a schema, interfaces and unions have the types that the operation distinguishes, and
/// enums have the value `UNKNOWN` unless a resolver says otherwise.
public struct PayloadSchema: Sendable, Hashable {
    /// The values of each enum.
    public var enumValues: [String: [String]] = [:]
    /// The object types of each interface and union.
    public var possibleTypes: [String: [String]] = [:]

    /// Creates an empty schema.
    public init() {}

    /// Reads a schema from a file in the schema definition language.
    ///
    /// - Throws: The error of reading the file.
    public init(contentsOf file: URL) throws {
        self.init(sdl: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    /// Reads a schema from its text in the schema definition language.
    ///
    /// The text is not validated; what is not a type definition is skipped.
    public init(sdl: String) {
        var reader = SchemaWords(sdl)
        while let word = reader.next() {
            switch word {
            case "type": readObject(&reader)
            case "union": readUnion(&reader)
            case "enum": readEnum(&reader)
            case "{": reader.skipBlock()
            default: continue
            }
        }
        // Interfaces that implement others list all of them, and so do their object types.
        possibleTypes = possibleTypes.mapValues { Array($0.uniqued()) }
    }

    /// Reads `type Story implements Node & Named { … }`.
    private mutating func readObject(_ reader: inout SchemaWords) {
        guard let name = reader.next() else { return }
        guard reader.peek() == "implements" else { return }
        _ = reader.next()
        while let word = reader.peek(), !SchemaWords.endsHeader.contains(word) {
            if word != "&" { possibleTypes[word, default: []].append(name) }
            _ = reader.next()
        }
    }

    /// Reads `union SearchResult = Story | User`.
    private mutating func readUnion(_ reader: inout SchemaWords) {
        guard let name = reader.next() else { return }
        reader.skipDirectives()
        guard reader.peek() == "=" else { return }
        _ = reader.next()
        var expectsMember = true
        while let word = reader.peek(), word == "|" || expectsMember {
            if word != "|" { possibleTypes[name, default: []].append(word) }
            expectsMember = word == "|"
            _ = reader.next()
        }
    }

    /// Reads `enum Kind { NEWS REVIEW @deprecated }`.
    private mutating func readEnum(_ reader: inout SchemaWords) {
        guard let name = reader.next() else { return }
        reader.skipDirectives()
        guard reader.peek() == "{" else { return }
        _ = reader.next()
        while let word = reader.peek(), word != "}" {
            if word == "@" {
                reader.skipDirectives()
            } else {
                enumValues[name, default: []].append(word)
                _ = reader.next()
            }
        }
    }
}

/// The words and punctuation of a schema, without strings, comments and commas.
private struct SchemaWords {
    static let endsHeader: Set<String> = [
        "@", "{", "type", "interface", "union", "enum", "input", "scalar", "directive", "extend",
        "schema",
    ]

    private var words: ArraySlice<String> = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var found: [String] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "#"):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "\""):
                index = Self.endOfString(bytes, index)
            case let byte where Self.isWord(byte):
                let start = index
                while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
                found.append(String(decoding: bytes[start..<index], as: UTF8.self))
            case let byte:
                if byte > 32, byte != UInt8(ascii: ",") {
                    found.append(String(decoding: [byte], as: UTF8.self))
                }
                index += 1
            }
        }
        words = found[...]
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Returns the position after a string or a block string.
    private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        let isBlock = bytes[start...].starts(with: [quote, quote, quote])
        let length = isBlock ? 3 : 1
        var index = start + length
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index...].starts(with: repeatElement(quote, count: length)) {
                return index + length
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    func peek() -> String? { words.first }

    mutating func next() -> String? { words.popFirst() }

    /// Skips `@name(arguments)`, any number of times.
    mutating func skipDirectives() {
        while peek() == "@" {
            words = words.dropFirst(2)
            guard peek() == "(" else { continue }
            skip("(", ")")
        }
    }

    /// Skips the rest of a block whose opening brace was read.
    mutating func skipBlock() {
        skip("{", "}", depth: 1)
    }

    private mutating func skip(_ opening: String, _ closing: String, depth: Int = 0) {
        var depth = depth
        while let word = next() {
            if word == opening { depth += 1 }
            if word == closing { depth -= 1 }
            if depth == 0 { return }
        }
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in order.
    fileprivate func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
