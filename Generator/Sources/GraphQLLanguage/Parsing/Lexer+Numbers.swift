extension Lexer {
    /// Scans an integer or a float.
    ///
    /// Leading zeros are errors, and so are a point without digits on both sides and a name
    /// directly after the number.
    mutating func scanNumber() -> Token.Kind {
        let start = position
        var kind = Token.Kind.int
        if bytes[position] == UInt8(ascii: "-") {
            position += 1
        }
        if peek(0) == UInt8(ascii: "0"), position < bytes.count {
            position += 1
            if isDigit(peek(0)) {
                skipDigits()
                report("A number cannot begin with a zero followed by digits.", start, position)
            }
        } else {
            scanDigits(from: start)
        }
        if peek(0) == UInt8(ascii: "."), peek(1) != UInt8(ascii: ".") {
            kind = .float
            position += 1
            scanDigits(from: start)
        }
        if peek(0) | 0x20 == UInt8(ascii: "e") {
            kind = .float
            position += 1
            if peek(0) == UInt8(ascii: "+") || peek(0) == UInt8(ascii: "-") {
                position += 1
            }
            scanDigits(from: start)
        }
        if peek(0) == UInt8(ascii: ".") || isNameStart(peek(0)) {
            let end = position
            position += 1
            while isNameContinue(peek(0)) || peek(0) == UInt8(ascii: ".") {
                position += 1
            }
            report(
                "Expected the end of the number, found \(describe(end, end + 1)). "
                    + "Put a space or a comma between a number and what follows.",
                end,
                position
            )
        }
        return kind
    }

    private mutating func scanDigits(from start: Int) {
        guard position < bytes.count, isDigit(bytes[position]) else {
            let found = position < bytes.count ? describe(position, position + 4) : "end of file"
            report("Expected a digit, found \(found).", start, position)
            return
        }
        skipDigits()
    }

    private mutating func skipDigits() {
        while position < bytes.count, isDigit(bytes[position]) {
            position += 1
        }
    }
}
