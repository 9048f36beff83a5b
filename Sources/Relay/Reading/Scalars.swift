#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// Swift types for common custom scalars, which `relay.json` can refer to.
///
/// ```json
/// { "customScalarTypes": { "DateTime": "Scalars.DateTime", "Money": "Scalars.Decimal" } }
/// ```
/// Your own types conform to ``CustomScalar``.
public enum Scalars {
    #if !canImport(Darwin)
    /// A date and time in RFC 3339 format: `"2024-02-29T12:00:00.5+01:00"`.
    public typealias DateTime = FoundationEssentials.Date
    /// A URL, absolute or relative.
    public typealias URL = FoundationEssentials.URL
    /// A UUID.
    public typealias UUID = FoundationEssentials.UUID
    /// A decimal number, received as a number or a string.
    ///
    /// It is sent as a string with all its digits.
    public typealias Decimal = FoundationEssentials.Decimal
    #else
    /// A date and time in RFC 3339 format: `"2024-02-29T12:00:00.5+01:00"`.
    public typealias DateTime = Foundation.Date
    /// A URL, absolute or relative.
    public typealias URL = Foundation.URL
    /// A UUID.
    public typealias UUID = Foundation.UUID
    /// A decimal number, received as a number or a string.
    ///
    /// It is sent as a string with all its digits.
    public typealias Decimal = Foundation.Decimal
    #endif
    /// A date without time and time zone: `"2024-02-29"`.
    public typealias CalendarDate = Relay.CalendarDate
    /// A 64-bit integer, received as a number or a string of digits.
    public typealias Int64 = Swift.Int64
    /// Any JSON value.
    public typealias JSON = JSONValue
}
