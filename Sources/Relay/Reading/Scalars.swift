#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// Swift types that `relay.json` can name for custom scalars without more ado.
///
/// ```json
/// { "customScalarTypes": { "DateTime": "Scalars.DateTime", "Money": "Scalars.Decimal" } }
/// ```
/// Types of your own conform to ``CustomScalar``.
public enum Scalars {
    #if !canImport(Darwin)
    /// A point in time: `"2024-02-29T12:00:00.5+01:00"`, as RFC 3339 has it.
    public typealias DateTime = FoundationEssentials.Date
    /// A URL, absolute or relative.
    public typealias URL = FoundationEssentials.URL
    /// A UUID.
    public typealias UUID = FoundationEssentials.UUID
    /// A decimal number: a number or a string; it is sent as a string, with all its digits.
    public typealias Decimal = FoundationEssentials.Decimal
    #else
    /// A point in time: `"2024-02-29T12:00:00.5+01:00"`, as RFC 3339 has it.
    public typealias DateTime = Foundation.Date
    /// A URL, absolute or relative.
    public typealias URL = Foundation.URL
    /// A UUID.
    public typealias UUID = Foundation.UUID
    /// A decimal number: a number or a string; it is sent as a string, with all its digits.
    public typealias Decimal = Foundation.Decimal
    #endif
    /// A day of the calendar, without time or zone: `"2024-02-29"`.
    public typealias Date = CalendarDate
    /// An integer of 64 bits: a number, or a string of digits.
    public typealias Int64 = Swift.Int64
    /// Any JSON value.
    public typealias JSON = JSONValue
}
