import Relay

/// Values of scalars, and the random numbers from which they are made.
extension PayloadGenerator {
    mutating func scalar(_ name: String, _ place: Place) -> JSONValue {
        switch name {
        case "DateTime", "Timestamp", "ISO8601DateTime":
            let day = 1 + (random == nil ? 0 : draw(below: 28))
            return .string("2026-01-\(day < 10 ? "0" : "")\(day)T12:00:00Z")
        case "Date", "ISO8601Date":
            let day = 1 + (random == nil ? 0 : draw(below: 28))
            return .string("2026-01-\(day < 10 ? "0" : "")\(day)")
        case "UUID": return .string("00000000-0000-4000-8000-" + digits(12))
        case "URL", "URI": return .string("https://example.com/\(self.name(place))")
        case "Decimal", "PositiveDecimal", "BigDecimal": return .double(4.5)
        case "Int64", "BigInt", "Long": return .int(42)
        case "JSON", "JSONObject", "Metadata": return [:]
        default: return .string(text(self.name(place)))
        }
    }

    private mutating func digits(_ count: Int) -> String {
        let number = random == nil ? 42 : draw(below: 1_000_000)
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }

    mutating func text(_ name: String) -> String {
        guard random != nil else { return name }
        var number = draw(below: 1_000)
        let digits = number < 10 ? 1 : number < 100 ? 2 : 3
        let count = name.utf8.count
        return String(unsafeUninitializedCapacity: count + 1 + digits) { bytes in
            _ = bytes.initialize(fromContentsOf: name.utf8)
            bytes[count] = UInt8(ascii: " ")
            for index in (count + 1..<count + 1 + digits).reversed() {
                bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
                number /= 10
            }
            return count + 1 + digits
        }
    }

    /// Returns the next number of the sequence that the seed and the place determine.
    mutating func draw(below bound: Int) -> Int {
        guard bound > 0, var state = random else { return 0 }
        state &+= 0x9E37_79B9_7F4A_7C15
        random = state
        return Int(truncatingIfNeeded: Self.mixed(state) % UInt64(bound))
    }

    /// Mixes the bits of a number, so that each bit of the result depends on all of them (SplitMix64).
    static func mixed(_ state: UInt64) -> UInt64 {
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func choose(_ count: Int) -> Int { draw(below: count) }

    mutating func isNull() -> Bool {
        guard options.nullRate > 0, random != nil else { return false }
        return Double(draw(below: 1_000)) < options.nullRate * 1_000
    }
}
