import Relay

/// What the tests' schema calls `DateTime`: a text that begins with a year.
struct Timestamp: CustomScalar {
    var text: String

    init(_ text: String) {
        self.text = text
    }

    init(scalar: JSONValue) throws {
        guard case .string(let text) = scalar, text.first?.isNumber ?? false else {
            throw InvalidScalar("`\(scalar)` is no time")
        }
        self.text = text
    }

    var inputValue: JSONValue { .string(text) }

    static var placeholder: Timestamp { Timestamp("0") }
}
