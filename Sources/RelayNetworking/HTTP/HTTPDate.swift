import Foundation

extension Date {
    /// The date of a header field, `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7); `nil`
    /// for other texts, and for the two obsolete forms, which no server sends any more.
    init?(httpDate text: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        guard let date = formatter.date(from: text) else { return nil }
        self = date
    }
}
