/// A day of the Gregorian calendar, without time or zone: a birthday, a deadline.
public struct CalendarDate: Sendable, Hashable {
    /// The year, from 0 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day; nil when the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month),
            (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    private init() {
        year = 1970
        month = 1
        day = 1
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: Comparable {
    /// Whether one day comes before another.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The day as ISO 8601 writes it: `2024-02-29`.
    public var description: String {
        "\(DateText.padded(year, 4))-\(DateText.padded(month, 2))-\(DateText.padded(day, 2))"
    }
}

extension CalendarDate: CustomScalar {
    /// Makes sense of a day as ISO 8601 writes it.
    public init(scalar: JSONValue) throws {
        guard let text = scalar.string, let date = DateText.calendarDate(text) else {
            throw InvalidScalar("\(scalar) is no day, `2024-02-29`")
        }
        self = date
    }

    /// The day as ISO 8601 writes it.
    public var inputValue: JSONValue { .string(description) }

    /// The first day of 1970.
    public static var placeholder: CalendarDate { CalendarDate() }
}
