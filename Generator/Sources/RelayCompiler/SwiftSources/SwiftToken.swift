/// What kind of token came last: it decides whether a slash divides or begins a regular
/// expression, and whether a name is a call.
enum SwiftToken {
    /// A name, a literal.
    case operand
    /// `)`, `]`, `}`.
    case closing
    /// `(`, `[`, `{`, `,`, `;`, `:`.
    case opening
    case `operator`
    case dot
    /// A word that an expression may follow: `return`.
    case keyword
    /// A word that a new name follows: `func`.
    case declaration

    private static let keywords: Set<String> = [
        "as", "await", "case", "catch", "consume", "copy", "default", "do", "each", "else", "guard",
        "if", "in", "is", "repeat", "return", "some", "switch", "throw", "try", "where", "while",
        "yield",
    ]
    private static let declarations: Set<String> = [
        "associatedtype", "class", "enum", "func", "let", "macro", "protocol", "struct",
        "typealias", "var",
    ]

    init(word: ArraySlice<UInt8>) {
        // No keyword is longer: most names need not become strings.
        guard word.count <= 14 else {
            self = .operand
            return
        }
        let text = String(decoding: word, as: UTF8.self)
        self =
            Self.keywords.contains(text)
            ? .keyword : Self.declarations.contains(text) ? .declaration : .operand
    }

    /// Whether what follows is an operator rather than an operand.
    var isOperand: Bool { self == .operand || self == .closing }
}
