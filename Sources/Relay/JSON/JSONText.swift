// Unsafe pointers because the text stays in the response's bytes; they never leave a closure.

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
        withUTF8(of: text) { bytes in
            // Unchecked because ``string()`` has checked the bytes, or written them itself.
            guard #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) else {
                return String(decoding: bytes, as: UTF8.self)
            }
            let span = bytes.bindMemory(to: UInt8.self).span
            return String(copying: UTF8Span(unchecked: span, isKnownASCII: text.isASCII))
        }
    }

    /// Whether `text` stands for no characters at all.
    package func isEmpty(_ text: JSONText) -> Bool {
        withUTF8(of: text) { $0.isEmpty }
    }

    /// Whether `text` stands for exactly `string`, byte by byte.
    @inline(__always)
    package func text(_ text: JSONText, equals string: String) -> Bool {
        // Not through a mutable copy, which would count references for each comparison.
        let isSame = string.utf8.withContiguousStorageIfAvailable { expected in
            self.text(text, equals: UnsafeRawBufferPointer(expected))
        }
        return isSame ?? (makeString(text) == string)
    }

    /// Whether `text` stands for exactly these bytes of UTF-8.
    @inline(__always)
    package func text(_ text: JSONText, equals expected: UnsafeRawBufferPointer) -> Bool {
        if text.isEscaped {
            return unescaped.withUnsafeBytes { $0.hasSameBytes(as: expected) }
        }
        guard text.end &- text.start == expected.count else { return false }
        return UnsafeRawBufferPointer(rebasing: bytes[text.start..<text.end])
            .hasSameBytes(as: expected)
    }
}

extension UnsafeRawBufferPointer {
    /// The bytes of a text in the program.
    @inline(__always)
    package init(_ text: StaticString) {
        self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }
}
