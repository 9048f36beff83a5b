/// The kind of the last token, which decides whether a name is a call.
enum SwiftToken {
    /// `.`, before a member, or `@`.
    case dot
    /// A keyword before a new name: `func`.
    case declaration
    case other

    private static let declarations: Set<String> = [
        "associatedtype", "class", "enum", "func", "let", "macro", "protocol", "struct",
        "typealias", "var",
    ]

    init(word: ArraySlice<UInt8>) {
        // Longer words are not among them, so most names need not be converted to strings.
        guard word.count <= 14 else {
            self = .other
            return
        }
        self =
            Self.declarations.contains(String(decoding: word, as: UTF8.self))
            ? .declaration : .other
    }
}
