/// A date of the Gregorian calendar without time and time zone, such as a birthday or a deadline.
public struct CalendarDate: Sendable, Hashable {
    /// The year, from 0 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, starting at 1.
    public let day: Int

    /// Creates a date; `nil` if the calendar has no such day.
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
    /// Returns whether `left` is before `right`.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The date in ISO 8601 format: `2024-02-29`.
    public var description: String {
        "\(DateText.padded(year, 4))-\(DateText.padded(month, 2))-\(DateText.padded(day, 2))"
    }
}

extension CalendarDate: CustomScalar {
    /// Parses a date in ISO 8601 format.
    public init(scalar: JSONValue) throws {
        guard let text = scalar.string, let date = DateText.calendarDate(text) else {
            throw InvalidScalar("\(scalar) is not a date like `2024-02-29`")
        }
        self = date
    }

    /// The date in ISO 8601 format.
    public var inputValue: JSONValue { .string(description) }

    /// January 1, 1970.
    public static var placeholder: CalendarDate { CalendarDate() }
}
