public import Foundation

/// The fields and files of a body of type `multipart/form-data` (RFC 7578).
public struct MultipartForm: Sendable, Hashable {
    /// One field or file.
    public struct Part: Sendable, Hashable {
        /// Where a part's bytes are.
        public enum Content: Sendable, Hashable {
            case data(Data)
            case file(URL)
        }

        /// The field's name.
        public var name: String
        /// The name of the file; `nil` for a plain field.
        public var filename: String?
        /// The type of its content; `nil` for plain text.
        public var contentType: String?
        /// The bytes, or where they are.
        public var content: Content

        /// A part.
        public init(
            name: String,
            filename: String? = nil,
            contentType: String? = nil,
            content: Content
        ) {
            self.name = name
            self.filename = filename
            self.contentType = contentType
            self.content = content
        }
    }

    /// The parts, in the order in which they are sent.
    public var parts: [Part]
    /// What separates them; long and random, so that it is in none of them.
    public let boundary: String

    /// A form of these parts.
    public init(_ parts: [Part] = []) {
        self.parts = parts
        boundary = "relay-" + UUID().uuidString
    }

    /// Appends a plain field.
    public mutating func append(_ name: String, _ value: String) {
        parts.append(Part(name: name, content: .data(Data(value.utf8))))
    }

    /// What the header `Content-Type` says of the body.
    public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    /// The stretches of the body, in order: heads, contents, and the end.
    var segments: [Part.Content] {
        parts.flatMap { [.data(head(of: $0)), $0.content, .data(Data("\r\n".utf8))] }
            + [.data(Data("--\(boundary)--\r\n".utf8))]
    }

    private func head(of part: Part) -> Data {
        var head = "--\(boundary)\r\n"
        head += "Content-Disposition: form-data; name=\"\(Self.escape(part.name))\""
        if let filename = part.filename { head += "; filename=\"\(Self.escape(filename))\"" }
        head += "\r\n"
        if let contentType = part.contentType {
            head += "Content-Type: \(contentType.filter { !$0.isNewline })\r\n"
        }
        return Data((head + "\r\n").utf8)
    }

    /// As browsers do: a quote or a line end would end the name.
    private static func escape(_ name: String) -> String {
        name.replacingOccurrences(of: "\"", with: "%22")
            .replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }
}
