import Foundation
import Relay

/// The form of an operation that has files among its variables.
///
/// Spec: <https://github.com/jaydenseric/graphql-multipart-request-spec>
struct UploadExtraction {
    /// `operations`, `map`, then the files: `0`, `1`, ….
    private(set) var form = MultipartForm()
    private var files: [(upload: FileUpload, paths: [String])] = []
    private var missing: String?

    /// - Returns: `nil` when there are no files.
    /// - Throws: ``NetworkError/invalidRequest(reason:at:)`` for a file that is gone.
    init?(of object: JSONObject, for request: NetworkRequest, at url: URL) throws(NetworkError) {
        guard FileUpload.wereAny else { return nil }
        var operations = object
        operations["variables"] = object["variables"].map { replace($0, at: "variables") }
        if let missing {
            throw .invalidRequest(
                reason: "The upload at `\(missing)` was let go of before it was sent.",
                at: NetworkError.Place(operation: request.name, url: url)
            )
        }
        guard !files.isEmpty else { return nil }
        form.append("operations", JSONValue.object(operations).description)
        let map = files.enumerated().map {
            ("\($0)", JSONValue.array($1.paths.map { .string($0) }))
        }
        form.append("map", JSONValue.object(JSONObject(map)).description)
        for (index, file) in files.enumerated() {
            form.parts.append(file.upload.part(named: "\(index)"))
        }
    }

    /// Tells all who want to know.
    var progress: (@Sendable (HTTPProgress) -> Void)? {
        let handlers = files.compactMap(\.upload.progress)
        guard !handlers.isEmpty else { return nil }
        return { progress in
            for handler in handlers { handler(progress) }
        }
    }

    /// The value with null where files are.
    private mutating func replace(_ value: JSONValue, at path: String) -> JSONValue {
        if let id = FileUpload.reference(value) {
            guard let upload = FileUpload.find(id) else {
                missing = missing ?? path
                return .null
            }
            if let index = files.firstIndex(where: { $0.upload == upload }) {
                files[index].paths.append(path)
            } else {
                files.append((upload, [path]))
            }
            return .null
        }
        switch value {
        case .array(let values):
            return .array(values.enumerated().map { replace($1, at: "\(path).\($0)") })
        case .object(let object):
            return .object(
                JSONObject(object.map { ($0.key, replace($0.value, at: "\(path).\($0.key)")) })
            )
        default:
            return value
        }
    }
}

extension JSONValue {
    /// The uploads that this value refers to, and that somebody holds.
    var uploads: [FileUpload] {
        if let id = FileUpload.reference(self) { return FileUpload.find(id).map { [$0] } ?? [] }
        return switch self {
        case .array(let values): values.flatMap(\.uploads)
        case .object(let object): object.flatMap(\.value.uploads)
        default: []
        }
    }
}
