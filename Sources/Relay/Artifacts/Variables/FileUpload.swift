#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// A file to upload, as the value of a variable whose type is the schema's scalar `Upload`.
///
/// ```swift
/// try await environment.commit(SetAvatarMutation(avatar: FileUpload(file: url)))
/// ```
///
/// A file is not part of the variables' JSON. The JSON contains `null` instead, and
/// ``VariableData/uploads`` contains the file. `HTTPNetwork` sends both according to the GraphQL
/// multipart request specification, and reads files from disk while sending them.
public struct FileUpload: Sendable {
    /// The content of a file.
    public enum Content: Sendable, Hashable {
        /// In memory.
        case data(Data)
        /// On disk.
        ///
        /// The file must exist until it is sent.
        case file(URL)
    }

    /// The bytes, or the location of the file.
    public var content: Content
    /// The file name that is sent to the server.
    public var name: String
    /// The media type.
    public var contentType: String
    /// A closure that is called as the request with the file is sent; `nil` to receive no progress.
    public var progress: (@Sendable (TransferProgress) -> Void)?

    /// Creates an upload of a file on disk.
    ///
    /// - Parameters:
    ///   - file: The location of the file, which must exist until it is sent.
    ///   - name: The file name that is sent to the server. By default, the last component of the
    ///     path.
    ///   - contentType: The media type.
    ///   - progress: Called as the request with the file is sent.
    public init(
        file: URL,
        name: String? = nil,
        contentType: String = "application/octet-stream",
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) {
        content = .file(file)
        self.name = name ?? file.lastPathComponent
        self.contentType = contentType
        self.progress = progress
    }

    /// Creates an upload of bytes in memory.
    public init(
        data: Data,
        name: String,
        contentType: String = "application/octet-stream",
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) {
        content = .data(data)
        self.name = name
        self.contentType = contentType
        self.progress = progress
    }
}

extension FileUpload: Hashable {
    /// Returns whether both are the same file with the same name and type.
    ///
    /// Files on disk are compared by URL, not by content. `progress` is ignored.
    public static func == (left: FileUpload, right: FileUpload) -> Bool {
        left.name == right.name && left.contentType == right.contentType
            && left.content == right.content
    }

    /// Hashes the name, the type and the content.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(contentType)
        hasher.combine(content)
    }
}

extension FileUpload: InputValue {
    /// `null`, the placeholder for the file in the JSON.
    public var inputValue: JSONValue { .null }

    /// Adds the file to `uploads` and returns `null`.
    public func inputValue(adding uploads: inout InputUploads) -> JSONValue {
        uploads.add(self)
        return .null
    }
}

extension FileUpload: CustomStringConvertible, CustomReflectable {
    /// `FileUpload`, without the name and content, which may be secret.
    public var description: String { "FileUpload" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
