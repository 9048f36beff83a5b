public import Foundation

/// The fields and files of a body of type `multipart/form-data` (RFC 7578).
public struct MultipartForm: Sendable, Hashable {
    /// A field or a file.
    public struct Part: Sendable, Hashable {
        /// The content of a part.
        public enum Content: Sendable, Hashable {
            case data(Data)
            case file(URL)
        }

        /// The name of the field.
        public var name: String
        /// The name of the file; `nil` for a plain field.
        public var filename: String?
        /// The media type; `nil` for plain text.
        public var contentType: String?
        /// The bytes, or the location of the file.
        public var content: Content

        /// Creates a part.
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

    /// The parts, in sending order.
    public var parts: [Part]
    /// The separator of the parts.
    ///
    /// It is long and random, so that it does not occur in them.
    public let boundary: String

    /// Creates a form with these parts.
    public init(_ parts: [Part] = []) {
        self.parts = parts
        boundary = "relay-" + UUID().uuidString
    }

    /// Appends a plain field.
    public mutating func append(_ name: String, _ value: String) {
        parts.append(Part(name: name, content: .data(Data(value.utf8))))
    }

    /// The value of the header field `Content-Type`.
    public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    /// The segments of the body, in order: headers of parts, their contents, and the end.
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

    /// Escapes quotation marks and line breaks as browsers do, because they would end the name.
    private static func escape(_ name: String) -> String {
        name.replacing(["\"": "%22", "\r": "%0D", "\n": "%0A"])
    }
}
