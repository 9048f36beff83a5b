import GraphQLLanguage
import RelayCompiler

/// The uses of names in the Swift code of all projects of a configuration.
///
/// Words alone do not tell to which declaration a name refers, so callers refuse an edit unless the
/// code around a word makes it certain.
struct SwiftUses {
    /// A word of Swift code, and the code around it.
    struct Use {
        let view: FileView
        let word: SwiftName.Word
        /// Whether it is in the text of a literal.
        let isInLiteral: Bool

        var text: String { word.text }
        var place: Place { Place(view: view, range: word.range) }

        /// The file and line, for messages.
        var location: String {
            "`\(view.source.path)`, line \(view.lines.line(at: word.range.lowerBound) + 1)"
        }

        /// Whether it is the name of a member: `.name`.
        var isMember: Bool {
            let before = codeBefore
            return before.last == UInt8(ascii: ".") && before.dropLast().last != UInt8(ascii: ".")
        }

        /// Whether it is the label of an argument, or the key of a dictionary.
        var isLabel: Bool {
            let after = view.source.bytes[word.range.upperBound...].first {
                $0 != UInt8(ascii: "`") && !Self.isSpace($0)
            }
            let last = codeBefore.last
            return after == UInt8(ascii: ":")
                && [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "[")].contains(last)
        }

        /// Whether it is the whole text of a literal: `"name"`.
        var isWholeLiteral: Bool {
            let bytes = view.source.bytes
            let quote = UInt8(ascii: "\"")
            return isInLiteral && bytes[..<word.range.lowerBound].last == quote
                && bytes[word.range.upperBound...].first == quote
        }

        /// The word before it; empty if there is other code between them.
        var wordBefore: String {
            let code = codeBefore
            let count = code.reversed().prefix(while: SwiftWords.isPart).count
            return String(decoding: code.suffix(count), as: UTF8.self)
        }

        /// Whether the code declares or imports something with the name.
        var isDeclaration: Bool { Self.declarations.contains(wordBefore) }

        private static let declarations: Set<String> = [
            "actor", "associatedtype", "case", "class", "enum", "func", "import", "let", "macro",
            "precedencegroup", "protocol", "struct", "typealias", "var",
        ]

        /// The bytes before it without spaces and backticks.
        private var codeBefore: ArraySlice<UInt8> {
            var before = view.source.bytes[..<word.range.lowerBound]
            while let last = before.last, Self.isSpace(last) || last == UInt8(ascii: "`") {
                before = before.dropLast()
            }
            return before
        }

        private static func isSpace(_ byte: UInt8) -> Bool {
            byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
        }
    }

    let views: [FileView]

    init(_ context: ProjectContext) {
        var seen: Set<String> = []
        views = context.workspace.contexts
            .filter { $0.configuration === context.configuration }
            .flatMap { context in
                context.project.files.filter { $0.path.hasSuffix(".swift") }.compactMap {
                    seen.insert($0.path).inserted
                        ? context.workspace.view($0.path, in: context) : nil
                }
            }
    }

    /// Returns the words outside documents and comments.
    func words(where isWanted: (String) -> Bool) -> [Use] {
        views.flatMap { Self.words(in: $0, where: isWanted) }
    }

    /// Returns the words of a file outside documents and comments.
    static func words(in view: FileView, where isWanted: (String) -> Bool) -> [Use] {
        let words = SwiftName.words(in: view) { isWanted($0.text) }
        guard !words.isEmpty else { return [] }
        let texts = SwiftScanner.texts(view.source)
        return words.compactMap { word in
            guard !contains(texts.comments, word.range.lowerBound) else { return nil }
            let isInLiteral = contains(texts.literals, word.range.lowerBound)
            return Use(view: view, word: word, isInLiteral: isInLiteral)
        }
    }

    private static func contains(_ ranges: [Range<Int>], _ offset: Int) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(offset)
    }
}
