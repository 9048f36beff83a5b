#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Dates and times in RFC 3339 format.
enum DateText {
    /// Parses a date and time; `nil` if the text is invalid.
    static func date(_ text: String) -> Date? {
        var scanner = DigitScanner(text)
        guard let day = scanner.day(), scanner.take("Tt "), let hour = scanner.number(2),
            scanner.take(":"), let minute = scanner.number(2), scanner.take(":"),
            let second = scanner.number(2), hour < 24, minute < 60, second <= 60
        else { return nil }
        var fraction = 0.0
        if scanner.take(".") {
            guard let value = scanner.fraction() else { return nil }
            fraction = value
        }
        guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
        let ofDay = hour * 3600 + minute * 60 + second - offset
        // 64 bits because since 2038 an `Int` of 32 doesn't hold the seconds.
        let seconds = Int64(days(of: day)) * 86400 + Int64(ofDay)
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    /// Parses a date; `nil` if the text is invalid.
    static func calendarDate(_ text: String) -> CalendarDate? {
        var scanner = DigitScanner(text)
        guard let day = scanner.day(), scanner.isAtEnd else { return nil }
        return day
    }

    /// Returns a date and time in UTC, with zero, three or six digits for fractions of a second.
    static func text(_ date: Date) -> String {
        // RFC 3339 supports only the years 0 to 9999.
        let time = min(max(date.timeIntervalSince1970, -62_167_219_200), 253_402_300_799)
        let microseconds = ((time - time.rounded(.down)) * 1e6).rounded()
        let seconds = Int64(time.rounded(.down)) + Int64(microseconds) / 1_000_000
        let rest = Int(truncatingIfNeeded: Int64(microseconds) % 1_000_000)
        let days = Int(truncatingIfNeeded: floorDivide(seconds, 86400))
        let ofDay = Int(truncatingIfNeeded: seconds - Int64(days) * 86400)
        var text = day(days) + "T\(padded(ofDay / 3600, 2)):\(padded(ofDay / 60 % 60, 2))"
        text += ":\(padded(ofDay % 60, 2))"
        if rest != 0 {
            text += rest % 1000 == 0 ? ".\(padded(rest / 1000, 3))" : ".\(padded(rest, 6))"
        }
        return text + "Z"
    }

    /// Returns a number padded with zeros.
    static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    private static func floorDivide<Number: SignedInteger>(
        _ value: Number,
        _ divisor: Number
    ) -> Number {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }

    // Years start in March and are grouped into eras of 400, as in Howard Hinnant's
    // `days_from_civil`.

    /// Returns the number of days from January 1, 1970 to `day`.
    private static func days(of day: CalendarDate) -> Int {
        let year = day.month <= 2 ? day.year - 1 : day.year
        let era = floorDivide(year, 400)
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((day.month + 9) % 12) + 2) / 5 + day.day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// Returns the date that is `days` days after January 1, 1970.
    private static func day(_ days: Int) -> String {
        let shifted = days + 719_468
        let era = floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

/// Scans the components of a date.
private struct DigitScanner {
    private var rest: ArraySlice<UInt8>

    init(_ text: String) {
        rest = Array(text.utf8)[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ options: String) -> Bool {
        guard let first = rest.first, options.utf8.contains(first) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Scans a number with exactly `count` digits.
    mutating func number(_ count: Int) -> Int? {
        let digits = rest.prefix(count).prefix(while: Self.isDigit)
        guard digits.count == count else { return nil }
        rest = rest.dropFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    mutating func day() -> CalendarDate? {
        guard let year = number(4), take("-"), let month = number(2), take("-"),
            let day = number(2)
        else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// Scans the digits after the decimal point, at least one.
    mutating func fraction() -> Double? {
        let digits = rest.prefix(while: Self.isDigit)
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        return Double("0." + String(decoding: digits, as: UTF8.self))
    }

    /// Scans a time zone, `Z` or `+01:00`, and returns its offset from UTC in seconds.
    mutating func offset() -> Int? {
        if take("Zz") { return 0 }
        let isWest = rest.first == UInt8(ascii: "-")
        guard take("+-"), let hours = number(2), take(":"), let minutes = number(2), hours < 24,
            minutes < 60
        else { return nil }
        return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
