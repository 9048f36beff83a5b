public import Foundation

/// A complete WebSocket message, assembled from its frames.
public struct WebSocketMessage: Sendable, Hashable {
    /// Whether it was sent as text, in which case its bytes are valid UTF-8.
    public var isText: Bool
    /// The content.
    public var bytes: Data

    /// Creates a text or binary message.
    public init(bytes: Data, isText: Bool = true) {
        self.bytes = bytes
        self.isText = isText
    }

    /// Creates a text message.
    public init(_ text: String) {
        self.init(bytes: Data(text.utf8))
    }
}
