/// Makes text safe to show in terminals and editors.
///
/// Control characters, characters that change the text direction, and invisible characters are
/// replaced by escapes such as `\u{1b}`. All human-readable output, and all comments and literals
/// of generated code, are processed by it.
public enum VisibleText {
    /// Returns text on a single line.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The text with escapes, also for line feeds: `a\nb`. Tabs are kept.
    public static func line(_ text: String) -> String {
        visible(text, keepsLines: false)
    }

    /// Returns text of several lines.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The text with escapes. Line feeds and tabs are kept.
    public static func lines(_ text: String) -> String {
        visible(text, keepsLines: true)
    }

    /// Returns whether a character must be escaped.
    ///
    /// - Parameter scalar: The character.
    /// - Returns: True for control characters, line and paragraph separators, direction marks and
    ///   zero-width characters, except the joiners that scripts and emoji need.
    public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7f: false
        case 0..<0x20, 0x7f..<0xa0: true
        case 0x61c, 0x180e, 0x200b, 0x200e, 0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff,
            0xfff9...0xfffb, 0xe0000...0xe007f:
            true
        default: false
        }
    }

    /// Returns the escape of a character, as Swift and this tool write it: `\u{1b}`.
    ///
    /// - Parameters:
    ///   - scalar: The character.
    ///   - pounds: The pound signs after the backslash, in raw strings.
    /// - Returns: The escape.
    public static func code(_ scalar: Unicode.Scalar, pounds: String = "") -> String {
        let backslash = "\\" + pounds
        return switch scalar {
        case "\n": backslash + "n"
        case "\r": backslash + "r"
        case "\t": backslash + "t"
        default: backslash + "u{\(String(scalar.value, radix: 16))}"
        }
    }

    /// Returns whether text consists of printable ASCII characters.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - special: ASCII characters that it must not contain.
    /// - Returns: True if it can be written as it is.
    public static func isPlain(_ text: String, except special: String = "") -> Bool {
        let special = Array(special.utf8)
        func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
            for byte in bytes {
                guard 0x20..<0x7f ~= byte else { return false }
                for other in special where other == byte { return false }
            }
            return true
        }
        return text.utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? isPlain(text.utf8)
    }

    private static func visible(_ text: String, keepsLines: Bool) -> String {
        guard !isPlain(text) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isHidden(scalar), scalar != "\t", !(keepsLines && scalar == "\n") {
                result.append(contentsOf: code(scalar).unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
