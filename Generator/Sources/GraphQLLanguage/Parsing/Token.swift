/// A lexical token: its kind and its bytes.
public struct Token: Equatable, Sendable {
    /// The kinds of token.
    public enum Kind: UInt8, Sendable {
        /// The end of the source.
        case endOfFile
        /// `!`
        case exclamationMark
        /// `$`
        case dollar
        /// `&`
        case ampersand
        /// `(`
        case leftParenthesis
        /// `)`
        case rightParenthesis
        /// `...`
        case spread
        /// `.`, which occurs only in schema coordinates
        case dot
        /// `:`
        case colon
        /// `=`
        case equals
        /// `@`
        case at
        /// `[`
        case leftBracket
        /// `]`
        case rightBracket
        /// `{`
        case leftBrace
        /// `|`
        case pipe
        /// `}`
        case rightBrace
        /// A name.
        case name
        /// An integer.
        case int
        /// A number with a fraction or an exponent.
        case float
        /// A string in double quotes.
        case string
        /// A string in triple double quotes.
        case blockString
    }

    /// Its kind.
    public var kind: Kind
    /// Whether it is the first token on its line.
    public var isFirstOnLine: Bool
    var start: UInt32
    var end: UInt32

    /// The range of its bytes in the source.
    public var range: Range<Int> { Int(start)..<Int(end) }
}

extension Token.Kind {
    /// Its description in messages.
    var label: String {
        switch self {
        case .endOfFile: "end of file"
        case .exclamationMark: "`!`"
        case .dollar: "`$`"
        case .ampersand: "`&`"
        case .leftParenthesis: "`(`"
        case .rightParenthesis: "`)`"
        case .spread: "`...`"
        case .dot: "`.`"
        case .colon: "`:`"
        case .equals: "`=`"
        case .at: "`@`"
        case .leftBracket: "`[`"
        case .rightBracket: "`]`"
        case .leftBrace: "`{`"
        case .pipe: "`|`"
        case .rightBrace: "`}`"
        case .name: "a name"
        case .int: "an integer"
        case .float: "a number"
        case .string, .blockString: "a string"
        }
    }

    /// The token that closes this bracket.
    var closer: Token.Kind? {
        switch self {
        case .leftParenthesis: .rightParenthesis
        case .leftBracket: .rightBracket
        case .leftBrace: .rightBrace
        default: nil
        }
    }
}
