#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The identity of a record, parsed from its name in an inspection.
enum RecordName: Sendable, Hashable {
    case root
    /// An object with an id of its own: `"4"`.
    case id(String)
    /// An object with a key that is unique within a scope: `Book("978-31", "EU")`.
    case key(scope: String, parts: [String])
    /// A record that was made in the store: `local.3`.
    case local(Int32)
    /// An object in a field of the record `parent`: `root.hero.friends(first:3).0`.
    case place(parent: String, Step)
    /// An object in a field of another one that nothing links to.
    indirect case path(RecordName, [Step])
    /// A name that has not been parsed.
    case unknown(String)

    /// A field, and the position in its list; -1 outside lists.
    struct Step: Sendable, Hashable {
        let key: String
        let index: Int32
    }

    /// Returns the place of a record in the field `key` of another record, if it has the name of this
    /// place.
    ///
    /// `nil` means that the field only links to it.
    init?(of name: String, in key: String, of parent: String) {
        var rest = name.utf8[...]
        for text in [parent, ".", key] {
            guard rest.starts(with: text.utf8) else { return nil }
            rest = rest.dropFirst(text.utf8.count)
        }
        if rest.isEmpty {
            self = .place(parent: parent, Step(key: key, index: -1))
        } else if rest.popFirst() == UInt8(ascii: "."),
            let index = Self.number(rest, Int32.self)
        {
            self = .place(parent: parent, Step(key: key, index: index))
        } else {
            return nil
        }
    }

    /// Returns a number that is written as the store writes it; `nil` for anything else.
    fileprivate static func number<Number: FixedWidthInteger>(
        _ text: some Collection<UInt8>,
        _ type: Number.Type
    ) -> Number? {
        guard let first = text.first, (0x30...0x39).contains(first),
            text.count == 1 || first != 0x30
        else { return nil }
        return Number(String(decoding: text, as: UTF8.self))
    }

    /// Returns the identity that has the name.
    func parsed() throws(InspectionError) -> RecordName {
        guard case .unknown(let name) = self else { return self }
        var parser = RecordNameParser(Array(name.utf8))
        guard let parsed = parser.parse() else {
            throw .invalid(record: name, reason: "the name is not that of a record")
        }
        return parsed
    }

    /// Returns the identity in a store; `ids` has those of the records that it is in.
    func intern(
        _ identities: inout Identities,
        _ symbols: Symbols,
        _ ids: [ByteKey: DataID]
    ) -> DataID? {
        switch self {
        case .root: return .root
        case .id(let text): return identities.intern(text)
        case .key(let scope, let parts):
            return identities.internKey(symbols.typeName(scope), parts)
        case .local(let number): return identities.addLocal(number)
        case .place(let parent, let step):
            return ids[ByteKey(parent)].map { identities.intern(step, of: $0, symbols) }
        case .path(let base, let steps):
            let known = localBase.flatMap { ids[ByteKey($0)] }
            let start = known ?? base.intern(&identities, symbols, ids)
            return start.map { steps.reduce($0) { identities.intern($1, of: $0, symbols) } }
        case .unknown: return nil
        }
    }

    /// The name of the record at the start of a path, if it was made in the store.
    var localBase: String? {
        if case .path(.local(let number), _) = self { "local.\(number)" } else { nil }
    }
}

extension Identities {
    fileprivate mutating func intern(
        _ step: RecordName.Step,
        of parent: DataID,
        _ symbols: Symbols
    ) -> DataID {
        intern(parent: parent, key: symbols.fieldKey(step.key), index: step.index)
    }
}

/// Parses the name of a record, as `Identities.describe` writes it.
private struct RecordNameParser {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skip(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            guard bytes[position...].starts(with: text) else { return false }
            position += text.count
            return true
        }
    }

    mutating func parse() -> RecordName? {
        guard let base = parseBase() else { return nil }
        var steps: [RecordName.Step] = []
        while position < bytes.count {
            guard skip("."), let step = parseStep() else { return nil }
            steps.append(step)
        }
        return steps.isEmpty ? base : .path(base, steps)
    }

    private mutating func parseBase() -> RecordName? {
        if next == UInt8(ascii: "\"") { return parseString().map { .id($0) } }
        if skip("local.") {
            return RecordName.number(takeDigits(), Int32.self).map { .local($0) }
        }
        let scope = take { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ".") }
        guard !scope.isEmpty else { return nil }
        guard skip("(") else { return scope == "root" ? .root : nil }
        var parts: [String] = []
        repeat {
            guard let part = parseString() else { return nil }
            parts.append(part)
        } while skip(", ")
        return skip(")") ? .key(scope: scope, parts: parts) : nil
    }

    /// Parses a string that is escaped as the store escapes it.
    private mutating func parseString() -> String? {
        let start = position
        guard skip("\"") else { return nil }
        while let byte = next, byte != UInt8(ascii: "\"") {
            position = min(position + (byte == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
        }
        guard skip("\"") else { return nil }
        let text = bytes[start..<position]
        guard let string = try? JSONValue(parsing: Data(text)).string,
            JSONValue.string(string).utf8().elementsEqual(text)
        else { return nil }
        return string
    }

    /// Parses a field with its arguments, and the position in its list.
    private mutating func parseStep() -> RecordName.Step? {
        let start = position
        _ = take { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ".") }
        guard position > start, !(0x30...0x39).contains(bytes[start]) else { return nil }
        if next == UInt8(ascii: "("), !skipArguments() { return nil }
        let key = String(decoding: bytes[start..<position], as: UTF8.self)
        guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "."),
            (0x30...0x39).contains(bytes[position + 1])
        else { return .init(key: key, index: -1) }
        position += 1
        return RecordName.number(takeDigits(), Int32.self).map { .init(key: key, index: $0) }
    }

    /// Moves past arguments in parentheses.
    private mutating func skipArguments() -> Bool {
        var depth = 0
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                guard parseString() != nil else { return false }
                continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { return true }
        }
        return false
    }

    private mutating func takeDigits() -> ArraySlice<UInt8> {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
        return bytes[start..<position]
    }

    private mutating func take(while isTaken: (UInt8) -> Bool) -> String {
        let start = position
        while let byte = next, isTaken(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
