@testable import Relay

/// The key of a Greek letter is its text without regard to case; `"-"` has none.
enum GreekLetter: ComputedKey {
    static func key(_ fields: JSONObject) -> String? {
        let text = fields["lowercase"]?.string?.lowercased()
        return text == "-" ? nil : text
    }
}
