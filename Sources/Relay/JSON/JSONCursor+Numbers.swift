/// A JSON number: an integer if it has neither fraction nor exponent and fits 64 bits.
package enum JSONNumber {
    case int(Int64)
    case double(Double)
}

extension JSONCursor {
    /// Reads a number.
    ///
    /// Integers are exact up to 64 bits and doubles correctly rounded; numbers too large for a
    /// double are rejected.
    package mutating func number() throws(JSONError) -> JSONNumber {
        if let value = shortInteger() { return .int(value) }
        let start = offset
        let isNegative = byte(at: offset) == UInt8(ascii: "-")
        if isNegative { offset &+= 1 }
        var digits = Digits()
        let firstDigit = offset
        try readDigits(into: &digits)
        if offset &- firstDigit > 1, byte(at: firstDigit) == UInt8(ascii: "0") {
            throw failure(.invalidNumber, at: start)
        }
        let afterInteger = offset
        try readFraction(into: &digits)
        let exponent = try readExponent()
        if offset == afterInteger, !digits.overflows {
            if !isNegative, digits.value <= UInt64(Int64.max) {
                return .int(Int64(digits.value))
            }
            if isNegative, digits.value <= UInt64(Int64.max), digits.value != 0 {
                return .int(-Int64(digits.value))
            }
            if isNegative, digits.value == UInt64(Int64.max) + 1 { return .int(Int64.min) }
        }
        let scale = exponent &- digits.fractionCount
        if !digits.overflows, digits.value <= 1 << 53, (-22...22).contains(scale) {
            // Both operands are exact, so one rounding gives the correctly rounded result.
            let magnitude = Double(digits.value)
            let power = Self.powersOfTen[abs(scale)]
            let value = scale < 0 ? magnitude / power : magnitude * power
            return .double(isNegative ? -value : value)
        }
        return .double(try slowDouble(from: start))
    }

    /// Reads an integer that has too few digits to overflow.
    ///
    /// Returns `nil`, and reads nothing, for any other number.
    @inline(__always)
    package mutating func shortInteger() -> Int64? {
        let isNegative = byte(at: offset) == UInt8(ascii: "-")
        let first = isNegative ? offset &+ 1 : offset
        var position = first
        var value: Int64 = 0
        if let word = word(ifAt: first) {
            // Reads up to seven digits at once; of longer numbers, the first eight. The digits are
            // shifted to the end of the word and combined into pairs, fours and eights by one
            // multiplication each.
            let count = Self.digitCount(word)
            guard count > 0 else { return nil }
            value = Self.number(word << UInt64((8 &- count) &* 8))
            position &+= count
        }
        var next = byte(at: position)
        while next &- 0x30 < 10, position &- first < 18 {
            value = value &* 10 &+ Int64(next &- 0x30)
            position &+= 1
            next = byte(at: position)
        }
        let leadsWithZero = byte(at: first) == UInt8(ascii: "0")
        guard position > first, next != UInt8(ascii: "."), next | 0x20 != UInt8(ascii: "e"),
            next &- 0x30 >= 10, !leadsWithZero || position &- first == 1 && !isNegative
        else { return nil }
        offset = position
        return isNegative ? -value : value
    }

    /// Returns how many of the eight bytes are digits, counted from the first.
    @inline(__always)
    private static func digitCount(_ word: UInt64) -> Int {
        let lanes = word ^ 0x3030_3030_3030_3030
        // XOR maps the digits to 0–9. Adding 0x76 to anything greater sets the high bit.
        let others = ((lanes & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676) | lanes
        return (others & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
    }

    /// Returns the number formed by eight lanes, with the first digit in the lowest lane.
    ///
    /// Unused lanes come first and are zero.
    @inline(__always)
    private static func number(_ word: UInt64) -> Int64 {
        let digits = word & 0x0F0F_0F0F_0F0F_0F0F
        let pairs = (digits &* 2561) >> 8 & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* 6_553_601) >> 16 & 0x0000_FFFF_0000_FFFF
        return Int64((fours &* 42_949_672_960_001) >> 32)
    }

    private func slowDouble(from start: Int) throws(JSONError) -> Double {
        let text = String(decoding: slice(start..<offset), as: UTF8.self)
        guard let value = Double(text) else { throw failure(.invalidNumber, at: start) }
        guard value.isFinite else { throw failure(.numberOutOfRange, at: start) }
        return value
    }

    private struct Digits {
        var value: UInt64 = 0
        var fractionCount = 0
        var overflows = false

        @inline(__always)
        mutating func append(_ digit: UInt8) {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            if overflow || carry { overflows = true }
            value = sum
        }
    }

    @inline(__always)
    private mutating func readDigits(into digits: inout Digits) throws(JSONError) {
        let start = offset
        while true {
            let digit = byte(at: offset) &- 0x30
            guard digit < 10 else { break }
            digits.append(digit)
            offset &+= 1
        }
        guard offset > start else {
            throw offset < count ? failure(.invalidNumber, at: start) : unexpected()
        }
    }

    private mutating func readFraction(into digits: inout Digits) throws(JSONError) {
        guard byte(at: offset) == UInt8(ascii: ".") else { return }
        offset &+= 1
        let start = offset
        try readDigits(into: &digits)
        digits.fractionCount = offset &- start
    }

    private mutating func readExponent() throws(JSONError) -> Int {
        guard byte(at: offset) | 0x20 == UInt8(ascii: "e") else { return 0 }
        offset &+= 1
        let isNegative = byte(at: offset) == UInt8(ascii: "-")
        if isNegative || byte(at: offset) == UInt8(ascii: "+") { offset &+= 1 }
        var digits = Digits()
        try readDigits(into: &digits)
        let value = digits.overflows || digits.value > 100_000 ? 100_000 : Int(digits.value)
        return isNegative ? -value : value
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
