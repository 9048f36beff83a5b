/// Text that does on a terminal and in an editor what it looks like.
///
/// Characters that control a terminal, that turn the direction of text, or that can't be seen are
/// written as their codes: `\u{1b}`. Everything that is printed for people, and every comment and
/// literal of generated code, goes through here.
public enum VisibleText {
    /// Text on one line.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The text with codes, line feeds included: `a\nb`. Tabs stay.
    public static func line(_ text: String) -> String {
        visible(text, keepsLines: false)
    }

    /// Text of several lines.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The text with codes. Line feeds and tabs stay.
    public static func lines(_ text: String) -> String {
        visible(text, keepsLines: true)
    }

    /// Whether a character is written as its code.
    ///
    /// - Parameter scalar: The character.
    /// - Returns: True for controls, line and paragraph separators, marks of direction, and
    ///   characters without width but the joiners of scripts and emoji.
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

    /// The code of a character, as Swift and this tool write it: `\u{1b}`.
    ///
    /// - Parameters:
    ///   - scalar: The character.
    ///   - pounds: What stands behind the backslash, in raw strings.
    /// - Returns: The code.
    public static func code(_ scalar: Unicode.Scalar, pounds: String = "") -> String {
        let backslash = "\\" + pounds
        return switch scalar {
        case "\n": backslash + "n"
        case "\r": backslash + "r"
        case "\t": backslash + "t"
        default: backslash + "u{\(String(scalar.value, radix: 16))}"
        }
    }

    private static func visible(_ text: String, keepsLines: Bool) -> String {
        guard !text.utf8.allSatisfy({ 0x20..<0x7f ~= $0 }) else { return text }
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
