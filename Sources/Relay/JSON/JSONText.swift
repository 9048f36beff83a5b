/// Where a string's characters stand: between two offsets of the text, or, where it had escapes,
/// in the cursor's buffer until the next such string is read.
package struct JSONText {
    package let start: Int
    package let end: Int
    package let isEscaped: Bool
    package let isASCII: Bool
}

extension JSONCursor {
    /// Calls `body` with the UTF-8 of `text`, escapes resolved.
    @inline(__always)
    package func withUTF8<Result>(
        of text: JSONText,
        _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        if text.isEscaped {
            return unescaped.withUnsafeBytes { body($0) }
        }
        return body(UnsafeRawBufferPointer(rebasing: bytes[text.start..<text.end]))
    }

    /// The string that `text` stands for.
    package func makeString(_ text: JSONText) -> String {
        withUTF8(of: text) { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether `text` stands for exactly `string`, byte by byte.
    @inline(__always)
    package func text(_ text: JSONText, equals string: String) -> Bool {
        withUTF8(of: text) { bytes in
            var copy = string
            return copy.withUTF8 { bytes.hasSameBytes(as: UnsafeRawBufferPointer($0)) }
        }
    }
}
