/// The error for invalid JSON text.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of errors.
    public enum Reason: Sendable, Hashable {
        case unexpectedByte(UInt8)
        case unexpectedEnd
        case invalidUTF8
        case invalidEscape
        case loneSurrogate
        case controlCharacterInString
        case invalidNumber
        case numberOutOfRange
        case tooDeep(limit: Int)
        case tooLarge(bytes: Int, limit: Int)
        case trailingContent
    }

    /// The kind of error.
    public let reason: Reason
    /// The position of the error, in bytes from the start of the text.
    public let offset: Int

    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// A sentence that says what is wrong and at which byte.
    public var description: String {
        let what =
            switch reason {
            case .unexpectedByte(let byte) where (0x20..<0x7F).contains(byte):
                "there is an unexpected `\(Character(Unicode.Scalar(byte)))`"
            case .unexpectedByte(let byte):
                "there is an unexpected byte 0x\(String(byte, radix: 16, uppercase: true))"
            case .unexpectedEnd: "the text ends too soon"
            case .invalidUTF8: "the text is not UTF-8"
            case .invalidEscape: "a string has an invalid escape"
            case .loneSurrogate: "a string has half of a surrogate pair"
            case .controlCharacterInString: "a string has a control character that is not escaped"
            case .invalidNumber: "there is an invalid number"
            case .numberOutOfRange: "a number is out of range"
            case .tooDeep(let limit): "values are nested more than \(limit) levels deep"
            case .tooLarge(let bytes, let limit):
                "it has \(bytes) bytes, more than the limit of \(limit)"
            case .trailingContent: "something follows the value"
            }
        return "The JSON text is invalid: \(what), at byte \(offset)."
    }
}

extension JSONError: LoggableError {
    package var logDescription: String { description }
}
