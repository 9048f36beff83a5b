#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// A file that is a variable of an operation: the schema's scalar `Upload`.
///
/// ```swift
/// try await environment.commit(SetAvatarMutation(avatar: FileUpload(file: url)))
/// ```
///
/// A file is not part of the JSON of the variables: they have `null` in its place, and
/// ``VariableData/uploads`` has the file. `HTTPNetwork` sends both by the GraphQL multipart request
/// specification and reads files from disk as they are sent.
public struct FileUpload: Sendable {
    /// Where the bytes of a file are.
    public enum Content: Sendable, Hashable {
        /// In memory.
        case data(Data)
        /// On disk; the file must stay there until it is sent.
        case file(URL)
    }

    /// The bytes, or where they are.
    public var content: Content
    /// The file's name, as the server is told.
    public var name: String
    /// Its media type.
    public var contentType: String
    /// Called as the request that carries the file is sent; `nil` when nobody wants to know.
    public var progress: (@Sendable (TransferProgress) -> Void)?

    /// A file on disk.
    ///
    /// - Parameters:
    ///   - file: Where it is; it must stay there until it is sent.
    ///   - name: Its name, as the server is told; by default the last component of the path.
    ///   - contentType: Its media type.
    ///   - progress: Called as the request that carries it is sent.
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

    /// Bytes in memory.
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
    /// Whether both are the same file with the same name and type.
    ///
    /// Contents on disk are not read, and `progress` does not count.
    public static func == (left: FileUpload, right: FileUpload) -> Bool {
        left.name == right.name && left.contentType == right.contentType
            && left.content == right.content
    }

    /// Feeds the name, the type and the content to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(contentType)
        hasher.combine(content)
    }
}

extension FileUpload: InputValue {
    /// `null`, which stands for the file in the JSON of the variables.
    public var inputValue: JSONValue { .null }

    /// Adds the file to `uploads` and returns `null`.
    public func inputValue(adding uploads: inout InputUploads) -> JSONValue {
        uploads.add(self)
        return .null
    }
}

extension FileUpload: CustomStringConvertible, CustomReflectable {
    /// `FileUpload`; name and content belong to the variables, which may be secret.
    public var description: String { "FileUpload" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
