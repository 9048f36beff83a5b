import Foundation
import Relay

/// The form for an operation with files: `operations`, `map`, then the files `0`, `1`, ….
///
/// Spec: <https://github.com/jaydenseric/graphql-multipart-request-spec>
struct UploadForm {
    let form: MultipartForm
    /// Reports progress to all files that have a progress closure.
    let progress: (@Sendable (TransferProgress) -> Void)?

    /// - Parameters:
    ///   - object: The request's JSON object, with `null` in place of files.
    ///   - uploads: The files, by their paths in the variables. Equal files are sent once.
    init(_ object: JSONObject, _ uploads: [String: FileUpload]) {
        var files: [(file: FileUpload, paths: [JSONValue])] = []
        var indices: [FileUpload: Int] = [:]
        for (path, file) in uploads.sorted(by: { $0.key.precedesAsPath($1.key) }) {
            let path = JSONValue.string("variables.\(path)")
            if let index = indices[file] {
                files[index].paths.append(path)
            } else {
                indices[file] = files.count
                files.append((file, [path]))
            }
        }
        var form = MultipartForm()
        form.append("operations", JSONValue.object(object).description)
        let map = files.enumerated().map { ("\($0)", JSONValue.array($1.paths)) }
        form.append("map", JSONValue.object(JSONObject(map)).description)
        for (index, file) in files.enumerated() {
            form.parts.append(file.file.part(named: "\(index)"))
        }
        self.form = form
        progress = Self.progress(of: Array(uploads.values))
    }

    private static func progress(
        of files: [FileUpload]
    ) -> (@Sendable (TransferProgress) -> Void)? {
        let handlers = files.compactMap { $0.progress }
        guard !handlers.isEmpty else { return nil }
        return { progress in
            for handler in handlers { handler(progress) }
        }
    }
}

extension String {
    /// Returns whether this path is before `other`, compared by components: `files.2` is before
    /// `files.10`.
    fileprivate func precedesAsPath(_ other: String) -> Bool {
        let (left, right) = (split(separator: "."), other.split(separator: "."))
        for (left, right) in zip(left, right) where left != right {
            if let left = Int(left), let right = Int(right) { return left < right }
            return left < right
        }
        return left.count < right.count
    }
}

extension FileUpload {
    fileprivate func part(named name: String) -> MultipartForm.Part {
        let content: MultipartForm.Part.Content =
            switch self.content {
            case .data(let data): .data(data)
            case .file(let url): .file(url)
            }
        return MultipartForm.Part(
            name: name,
            filename: self.name,
            contentType: contentType,
            content: content
        )
    }
}
