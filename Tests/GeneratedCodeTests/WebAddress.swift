public import Relay

/// What the schema calls `URL`.
nonisolated public struct WebAddress: CustomScalar {
    /// The address as it was sent.
    public var text: String

    /// An address.
    public init(_ text: String) {
        self.text = text
    }

    /// Takes any text for an address.
    public init(scalar: JSONValue) throws {
        guard case .string(let text) = scalar else {
            throw InvalidScalar("`\(scalar)` is no address")
        }
        self.text = text
    }

    /// The address as it is sent.
    public var inputValue: JSONValue { .string(text) }

    /// An empty address.
    public static var placeholder: WebAddress { WebAddress("") }
}
