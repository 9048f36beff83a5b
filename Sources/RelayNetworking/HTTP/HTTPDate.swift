import Foundation

extension Date {
    /// Parses the date of a header field, `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section
    /// 5.6.7).
    ///
    /// Returns `nil` for other texts, including the two obsolete formats, which servers no longer
    /// send.
    init?(httpDate text: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        guard let date = formatter.date(from: text) else { return nil }
        self = date
    }
}
