public import Relay

/// The Swift type of the schema's scalar `URL`.
nonisolated public struct WebAddress: Relay.CustomScalar {
    /// The address as the server sent it.
    public var text: Swift.String

    /// Creates an address.
    public init(_ text: Swift.String) {
        self.text = text
    }

    /// Accepts any text as an address.
    public init(scalar: Relay.JSONValue) throws {
        guard case .string(let text) = scalar else {
            throw Relay.InvalidScalar("`\(scalar)` is not an address.")
        }
        self.text = text
    }

    /// The address as it is sent.
    public var inputValue: Relay.JSONValue { .string(text) }

    /// An empty address.
    public static var placeholder: WebAddress { WebAddress("") }
}
