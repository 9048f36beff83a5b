public import Foundation
public import Relay

/// A file that is a variable of an operation: the schema's scalar `Upload`.
///
/// ```swift
/// try await environment.commit(SetAvatarMutation(avatar: FileUpload(file: url)))
/// ```
///
/// ``HTTPNetwork`` sends an operation that has any by the GraphQL multipart request specification,
/// reading files from disk as they are sent. A value holds on to its bytes; in the variables it is
/// represented by a reference to them, which means nothing outside this process.
public struct FileUpload: CustomScalar {
    private let source: Source

    /// A file on disk.
    ///
    /// - Parameters:
    ///   - file: Where it is; it must stay there until it is sent.
    ///   - name: What the server is told its name is; by default its own.
    ///   - contentType: Its media type.
    ///   - progress: Called as the request that carries it is sent.
    public init(
        file: URL,
        name: String? = nil,
        contentType: String = "application/octet-stream",
        progress: (@Sendable (HTTPProgress) -> Void)? = nil
    ) {
        source = Source(.file(file), name ?? file.lastPathComponent, contentType, progress)
    }

    /// Bytes in memory.
    public init(
        data: Data,
        name: String,
        contentType: String = "application/octet-stream",
        progress: (@Sendable (HTTPProgress) -> Void)? = nil
    ) {
        source = Source(.data(data), name, contentType, progress)
    }

    /// Whether both are the same upload.
    public static func == (left: FileUpload, right: FileUpload) -> Bool {
        left.source === right.source
    }

    /// Feeds the upload's identity to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(source))
    }
}

extension FileUpload {
    /// The key under which variables refer to uploads.
    ///
    /// It is random, so that no text which comes from elsewhere can name a file here.
    private static let marker = "relay-upload-" + UUID().uuidString
    private static let sources = Locked((held: [String: Weak](), wereAny: false))

    /// The reference to the file.
    public var inputValue: JSONValue { .object([Self.marker: .string(source.id)]) }

    /// Servers send no uploads.
    ///
    /// - Throws: An `InvalidScalar`, always.
    public init(scalar: JSONValue) throws {
        throw InvalidScalar("an upload cannot be read from a response")
    }

    /// An upload of nothing.
    public static var placeholder: FileUpload { FileUpload(data: Data(), name: "") }

    /// The id of the upload that `value` refers to; `nil` when it is another value.
    static func reference(_ value: JSONValue) -> String? {
        guard let object = value.object, object.count == 1 else { return nil }
        return object[marker]?.string
    }

    /// The upload with this id; `nil` when nobody holds it any more.
    static func find(_ id: String) -> FileUpload? {
        sources.withLock { $0.held[id]?.source }.map { FileUpload(source: $0) }
    }

    private init(source: Source) {
        self.source = source
    }

    /// Whether there ever were uploads, so that variables must be searched for them.
    static var wereAny: Bool { sources.withLock { $0.wereAny } }

    var progress: (@Sendable (HTTPProgress) -> Void)? { source.progress }

    func part(named name: String) -> MultipartForm.Part {
        MultipartForm.Part(
            name: name,
            filename: source.name,
            contentType: source.contentType,
            content: source.content
        )
    }

    private struct Weak {
        weak var source: Source?
    }

    /// A class because references in variables find it while it is held.
    private final class Source: Sendable {
        let id = UUID().uuidString
        let content: MultipartForm.Part.Content
        let name: String
        let contentType: String
        let progress: (@Sendable (HTTPProgress) -> Void)?

        init(
            _ content: MultipartForm.Part.Content,
            _ name: String,
            _ contentType: String,
            _ progress: (@Sendable (HTTPProgress) -> Void)?
        ) {
            self.content = content
            self.name = name
            self.contentType = contentType
            self.progress = progress
            FileUpload.sources.withLock { sources in
                sources.held[id] = Weak(source: self)
                sources.wereAny = true
            }
        }

        deinit {
            FileUpload.sources.withLock { _ = $0.held.removeValue(forKey: id) }
        }
    }
}
