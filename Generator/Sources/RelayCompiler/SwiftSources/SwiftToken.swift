/// The kind of the last token, which decides whether a name is a call.
enum SwiftToken {
    /// `.`, which a member follows, or `@`.
    case dot
    /// A word that a new name follows: `func`.
    case declaration
    case other

    private static let declarations: Set<String> = [
        "associatedtype", "class", "enum", "func", "let", "macro", "protocol", "struct",
        "typealias", "var",
    ]

    init(word: ArraySlice<UInt8>) {
        // No such word is longer: most names need not become strings.
        guard word.count <= 14 else {
            self = .other
            return
        }
        self =
            Self.declarations.contains(String(decoding: word, as: UTF8.self))
            ? .declaration : .other
    }
}
