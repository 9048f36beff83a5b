import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A file of our own that is removed when it is let go of; a class for that reason.
final class TemporaryFile: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-upload-\(UUID().uuidString)")
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

/// How a request's body is handed to URLSession.
///
/// A form with files is written to one temporary file first, piece by piece: so its length is known
/// to the server, memory stays flat, and URLSession can read it again.
enum UploadBody {
    case none
    case data(Data)
    case file(URL, keeping: TemporaryFile?)

    /// Forms up to this size that are in memory stay there.
    private static let memoryLimit = 1 << 20
    private static let pieceSize = 1 << 18

    /// - Throws: ``NetworkError/invalidRequest(reason:at:)`` for a file that cannot be read.
    init(_ body: HTTPRequest.Body?, at place: NetworkError.Place) throws(NetworkError) {
        switch body {
        case nil: self = .none
        case .data(let data): self = .data(data)
        case .file(let url):
            guard FileManager.default.isReadableFile(atPath: url.path) else {
                throw Self.unreadable(url, at: place)
            }
            self = .file(url, keeping: nil)
        case .multipart(let form):
            if let data = Self.inMemory(form) {
                self = .data(data)
            } else {
                let file = TemporaryFile()
                try Self.write(form, to: file.url, at: place)
                self = .file(file.url, keeping: file)
            }
        }
    }

    private static func inMemory(_ form: MultipartForm) -> Data? {
        var body = Data()
        for segment in form.segments {
            guard case .data(let data) = segment, body.count + data.count <= memoryLimit else {
                return nil
            }
            body.append(data)
        }
        return body
    }

    private static func write(
        _ form: MultipartForm,
        to url: URL,
        at place: NetworkError.Place
    ) throws(NetworkError) {
        guard FileManager.default.createFile(atPath: url.path, contents: nil),
            let output = try? FileHandle(forWritingTo: url)
        else { throw unreadable(url, at: place) }
        defer { try? output.close() }
        for segment in form.segments {
            do {
                switch segment {
                case .data(let data): try output.write(contentsOf: data)
                case .file(let source): try copy(source, to: output)
                }
            } catch {
                throw .invalidRequest(
                    reason: "The form could not be put together: \(error.localizedDescription)",
                    at: place
                )
            }
        }
    }

    private static func copy(_ source: URL, to output: FileHandle) throws {
        let input = try FileHandle(forReadingFrom: source)
        defer { try? input.close() }
        while let piece = try input.read(upToCount: pieceSize), !piece.isEmpty {
            try output.write(contentsOf: piece)
        }
    }

    private static func unreadable(_ url: URL, at place: NetworkError.Place) -> NetworkError {
        .invalidRequest(reason: "The file `\(url.path)` cannot be read.", at: place)
    }
}
