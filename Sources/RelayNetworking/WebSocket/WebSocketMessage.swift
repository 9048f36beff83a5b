public import Foundation

/// One whole message of a WebSocket, put together from its frames.
public struct WebSocketMessage: Sendable, Hashable {
    /// Whether it was sent as text; its bytes are valid UTF-8 then.
    public var isText: Bool
    /// What it says.
    public var bytes: Data

    /// A message of text or of any bytes.
    public init(bytes: Data, isText: Bool = true) {
        self.bytes = bytes
        self.isText = isText
    }

    /// A message of text.
    public init(_ text: String) {
        self.init(bytes: Data(text.utf8))
    }
}
