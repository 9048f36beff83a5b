// Unsafe pointers because the text stays in the response's bytes; they never leave a closure.

/// Where a string's characters stand: between two offsets of the text, or, where it had escapes,
/// in the cursor's buffer until the next such string is read.
package struct JSONText {
    package let start: Int
    /// The end and both flags, in one word: what is put together of bytes must be taken apart again
    /// before they have reached memory, which takes as long as they do.
    private let bits: Int

    @inline(__always)
    package init(start: Int, end: Int, isEscaped: Bool, isASCII: Bool) {
        self.start = start
        bits = end << 2 | (isEscaped ? 2 : 0) | (isASCII ? 1 : 0)
    }

    @inline(__always)
    package var end: Int { bits >> 2 }

    @inline(__always)
    package var isEscaped: Bool { bits & 2 != 0 }

    @inline(__always)
    package var isASCII: Bool { bits & 1 != 0 }
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
        return body(slice(text.start..<text.end))
    }

    /// The string that `text` stands for.
    @inline(__always)
    package func makeString(_ text: JSONText) -> String {
        // Strings of up to 15 bytes stand in the value itself, and are filled a word at a time:
        // half the instructions of copying them byte by byte.
        if !text.isEscaped, text.isASCII, text.end &- text.start <= 15 {
            return slice(text.start..<text.end).makeShortString()
        }
        return makeLongString(text)
    }

    @inline(never)
    private func makeLongString(_ text: JSONText) -> String {
        withUTF8(of: text) { bytes in
            // `LEGACY_TEXT` measures elsewhere what Apple's systems before 26 take.
            #if !LEGACY_TEXT
            if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
                // Unchecked because ``string()`` has checked the bytes, or written them itself.
                let span = bytes.bindMemory(to: UInt8.self).span
                return String(copying: UTF8Span(unchecked: span, isKnownASCII: text.isASCII))
            }
            #endif
            return String(decoding: bytes, as: UTF8.self)
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
        return slice(text.start..<text.end).hasSameBytes(as: expected)
    }
}

extension UnsafeRawBufferPointer {
    /// A string of up to 15 bytes of ASCII.
    @inline(__always)
    fileprivate func makeShortString() -> String {
        String(unsafeUninitializedCapacity: 15) { characters in
            guard let start = characters.baseAddress else { return 0 }
            let target = UnsafeMutableRawPointer(start)
            if count >= 8 {
                target.storeBytes(of: word(at: 0), as: UInt64.self)
                (target + (count &- 8)).storeBytes(of: word(at: count &- 8), as: UInt64.self)
            } else {
                for index in 0..<count { characters[index] = self[index] }
            }
            return count
        }
    }

    /// The bytes of a text in the program.
    @inline(__always)
    package init(_ text: StaticString) {
        self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }
}
