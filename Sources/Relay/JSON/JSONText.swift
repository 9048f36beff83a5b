// Unsafe pointers because the text stays in the response's bytes; they never escape the closures.

/// The position of a string's characters: a range of the text or, for a string with escapes, the
/// cursor's buffer until the next such string is read.
package struct JSONText {
    package let start: Int
    /// The end offset and both flags in a single word.
    ///
    /// With separate small fields, the compiler would write them byte by byte and read them back as
    /// one word, which stalls until the writes have reached memory.
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
    /// Calls `body` with the UTF-8 bytes of `text`, escapes resolved.
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

    /// Returns `text` as a string.
    @inline(__always)
    package func makeString(_ text: JSONText) -> String {
        // Strings of up to 15 bytes are stored inline. Filling them a word at a time takes half the
        // instructions of copying them byte by byte.
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
                // Unchecked because ``string()`` has validated the bytes, or written them itself.
                let span = bytes.bindMemory(to: UInt8.self).span
                return String(copying: UTF8Span(unchecked: span, isKnownASCII: text.isASCII))
            }
            #endif
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Returns whether `text` is empty.
    package func isEmpty(_ text: JSONText) -> Bool {
        withUTF8(of: text) { $0.isEmpty }
    }

    /// Returns whether `text` has the same bytes as `string`.
    @inline(__always)
    package func text(_ text: JSONText, equals string: String) -> Bool {
        guard !text.isEscaped else { return escapedText(text, equals: string) }
        // Taken out, because the closure would copy the whole cursor for each comparison.
        let bytes = slice(text.start..<text.end)
        // Does not use `withUTF8`, which needs a mutable copy and so counts references for each
        // comparison.
        let isSame = string.utf8.withContiguousStorageIfAvailable { expected in
            bytes.hasSameBytes(as: UnsafeRawBufferPointer(expected))
        }
        return isSame ?? (makeString(text) == string)
    }

    @inline(never)
    private func escapedText(_ text: JSONText, equals string: String) -> Bool {
        let isSame = string.utf8.withContiguousStorageIfAvailable { expected in
            self.text(text, equals: UnsafeRawBufferPointer(expected))
        }
        return isSame ?? (makeString(text) == string)
    }

    /// Returns whether `text` consists of exactly these UTF-8 bytes.
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
    /// Returns a string of up to 15 ASCII bytes.
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

    /// The bytes of a static string.
    @inline(__always)
    package init(_ text: StaticString) {
        self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }
}
