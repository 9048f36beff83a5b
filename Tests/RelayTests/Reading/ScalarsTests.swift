import Foundation
import Relay
import Testing

/// The scalars that come with the runtime: what they read, and what they send.
struct ScalarsTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
        ("2024-02-29T12:00:00.5+01:00", 1_709_204_400.5, "2024-02-29T11:00:00.500Z"),
        ("1969-12-31t23:59:59.999999z", -0.000001, "1969-12-31T23:59:59.999999Z"),
        ("0000-01-01 00:00:00-00:00", -62_167_219_200, "0000-01-01T00:00:00Z"),
        ("9999-12-31T23:59:59Z", 253_402_300_799, "9999-12-31T23:59:59Z"),
        ("2016-12-31T23:59:60Z", 1_483_228_800, "2017-01-01T00:00:00Z"),
        ("1900-03-01T00:00:00-23:59", -2_203_804_860, "1900-03-01T23:59:00Z"),
    ])
    func readsPointsInTime(text: String, seconds: Double, sent: String) throws {
        let date = try Scalars.DateTime(scalar: .string(text))
        #expect(date == Date(timeIntervalSince1970: seconds))
        #expect(date.inputValue == .string(sent))
    }

    @Test func everyDayIsReadAsItIsSent() throws {
        for day in stride(from: -719_528, through: 2_932_896, by: 97) {
            let date = Date(timeIntervalSince1970: Double(day) * 86400 + 1.25)
            #expect(try Scalars.DateTime(scalar: date.inputValue) == date)
        }
    }

    @Test func timesOutsideOfTheCalendarStayInIt() {
        #expect(
            Date.distantFuture.addingTimeInterval(1e15).inputValue.string?.hasPrefix("9999") == true
        )
        #expect(Date(timeIntervalSince1970: -1e15).inputValue.string?.hasPrefix("0000") == true)
    }

    @Test(arguments: [
        "", "2024-02-30T00:00:00Z", "2024-02-29T24:00:00Z", "2024-02-29T00:00:00",
        "2024-02-29T00:00Z", "2024-02-29T00:00:00.Z", "2024-02-29T00:00:00Z ",
        "2024-2-29T00:00:00Z",
        "2024-02-29T00:00:00+1:00", "2024-02-29T00:60:00Z", "2023-02-29T00:00:00Z",
        "٢٠٢٤-02-29T00:00:00Z",
    ])
    func refusesWhatIsNoPointInTime(text: String) {
        #expect(throws: InvalidScalar.self) { try Scalars.DateTime(scalar: .string(text)) }
    }

    @Test func readsDays() throws {
        let day = try Scalars.CalendarDate(scalar: "2024-02-29")
        #expect(day == CalendarDate(year: 2024, month: 2, day: 29))
        #expect(day.inputValue == "2024-02-29")
        #expect(try Scalars.CalendarDate(scalar: "2024-02-28") < day)
        for text in [
            "2023-02-29", "1900-02-29", "2024-13-01", "2024-04-31", "2024-02-29Z", "24-1-1",
        ] {
            #expect(throws: InvalidScalar.self) { try Scalars.CalendarDate(scalar: .string(text)) }
        }
        #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
        #expect(CalendarDate(year: 10000, month: 1, day: 1) == nil)
    }

    @Test func readsURLsAndUUIDs() throws {
        let url = try Scalars.URL(scalar: "https://example.com/a?b=c#d")
        #expect(url.inputValue == "https://example.com/a?b=c#d")
        #expect(try Scalars.URL(scalar: "/media/1.png").relativePath == "/media/1.png")
        #expect(throws: InvalidScalar.self) { try Scalars.URL(scalar: "") }
        #expect(throws: InvalidScalar.self) { try Scalars.URL(scalar: 1) }
        let id = try Scalars.UUID(scalar: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        #expect(id.inputValue == "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
        #expect(throws: InvalidScalar.self) { try Scalars.UUID(scalar: "E621E1F8") }
    }

    @Test(arguments: [
        (JSONValue.string("12.10"), "12.1"),
        (.string("-0.00000000000000000001"), "-0.00000000000000000001"),
        (.int(.max), "9223372036854775807"), (.double(0.1), "0.1"),
        (.double(1e21), "1000000000000000000000"),
        (.string("1E2"), "100"),
        (.string("12345678901234567890.123456789"), "12345678901234567890.123456789"),
    ])
    func readsDecimals(scalar: JSONValue, sent: String) throws {
        #expect(try Scalars.Decimal(scalar: scalar).inputValue == .string(sent))
    }

    @Test(arguments: ["", "12abc", "1,5", ".5", "5.", "NaN", "1e", "0x10", " 1"])
    func refusesWhatIsNoDecimal(text: String) {
        #expect(throws: InvalidScalar.self) { try Scalars.Decimal(scalar: .string(text)) }
    }

    @Test func readsLargeIntegers() throws {
        #expect(try Scalars.Int64(scalar: .int(.min)) == .min)
        #expect(try Scalars.Int64(scalar: "9223372036854775807") == .max)
        #expect(Scalars.Int64.max.inputValue == .int(.max))
        #expect(throws: InvalidScalar.self) { try Scalars.Int64(scalar: "9223372036854775808") }
        #expect(throws: InvalidScalar.self) { try Scalars.Int64(scalar: 1.5) }
    }

    @Test func areInputs() {
        func sent(_ value: some InputValue) -> JSONValue { value.inputValue }
        #expect(sent([CalendarDate(year: 2024, month: 1, day: 2)]) == ["2024-01-02"])
        let none: Scalars.Decimal? = nil
        #expect(sent(none) == .null)
        #expect(sent(Scalars.JSON.object(["a": 1])) == ["a": 1])
    }
}
