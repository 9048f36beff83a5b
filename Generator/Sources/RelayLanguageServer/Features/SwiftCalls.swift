import GraphQLLanguage
import RelayCompiler

/// Finds the labels of arguments in the calls of a Swift file.
struct SwiftCalls {
    /// The file, with spaces in place of literals and comments, whose parentheses do not count.
    private let code: [UInt8]
    /// The offsets of the labels in calls that do not name their type: `id` in `.init(id: 4)`.
    let implicitLabels: Set<Int>

    init(_ view: FileView) {
        var code = view.source.bytes
        let texts = SwiftScanner.texts(view.source)
        for range in texts.literals + texts.comments {
            for index in range.clamped(to: code.indices) { code[index] = UInt8(ascii: " ") }
        }
        self.code = code
        let call = Array(".init".utf8)
        var labels: Set<Int> = []
        for index in code.indices where code[index] == call[0] {
            let hasType =
                code[..<index].last.map {
                    SwiftWords.isPart($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "`")
                } ?? false
            guard !hasType, code[index...].starts(with: call) else { continue }
            labels.formUnion(Self.labels(in: code, from: index + call.count))
        }
        implicitLabels = labels
    }

    /// Returns the offsets of the labels of a call that begins after a type: of `id` in
    /// `UserQuery(id: 4)` and in `UserQuery.Variables(id: 4)`.
    func labels(after offset: Int) -> [Int] {
        var index = offset
        while index < code.count, SwiftWords.isPart(code[index]) || code[index] == UInt8(ascii: ".")
        {
            index += 1
        }
        return Self.labels(in: code, from: index)
    }

    /// Returns whether a word is a member of a value with a name: `id` in `query.variables.id`.
    func isMember(_ offset: Int, of name: String) -> Bool {
        let before = code[..<offset].reversed().drop { byte in
            [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), 0x20, 0x0A, 0x0D, 0x09]
                .contains(byte)
        }
        let word = before.prefix(while: SwiftWords.isPart).reversed()
        return code[..<offset].last == UInt8(ascii: ".")
            && String(decoding: Array(word), as: UTF8.self) == name
    }

    /// Returns the offsets of the labels of the outermost arguments in parentheses.
    private static func labels(in code: [UInt8], from start: Int) -> [Int] {
        guard start < code.count, code[start] == UInt8(ascii: "(") else { return [] }
        var labels: [Int] = []
        var depth = 0
        // The last byte that is not a space, and the word after it.
        var last: UInt8 = 0
        var word: (start: Int, before: UInt8)?
        var index = start
        while index < code.count {
            let byte = code[index]
            if SwiftWords.isPart(byte) {
                word = (index, last)
                while index < code.count, SwiftWords.isPart(code[index]) { index += 1 }
                last = UInt8(ascii: "a")
                continue
            }
            index += 1
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: "`"): continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return labels }
            case UInt8(ascii: ":"):
                if depth == 1, let word,
                    word.before == UInt8(ascii: "(") || word.before == UInt8(ascii: ",")
                {
                    labels.append(word.start)
                }
            default: break
            }
            word = nil
            last = byte
        }
        return labels
    }
}
