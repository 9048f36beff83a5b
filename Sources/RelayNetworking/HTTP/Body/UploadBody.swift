import Foundation

/// A request's body in the form that URLSession needs.
///
/// A form with files is first written to a temporary file, piece by piece. Its length is then
/// known, memory use is low, and URLSession can read it again.
enum UploadBody {
    case none
    case data(Data)
    case file(URL, keeping: TemporaryFile?)

    /// The maximum size of a body that is held in memory.
    private static let memoryLimit = 1 << 20
    static let pieceSize = 1 << 18

    /// - Throws: ``NetworkError/invalidRequest(reason:at:)`` if a file cannot be read,
    ///   ``NetworkError/cannotCopy(reason:at:)`` if its copy cannot be written, and
    ///   `CancellationError`.
    ///
    /// Temporary files are removed.
    init(
        _ body: HTTPRequest.Body?,
        at place: NetworkError.Place,
        in folder: URL = FileManager.default.temporaryDirectory
    ) async throws {
        switch body {
        case nil: self = .none
        case .data(let data): self = .data(data)
        case .file(let url):
            do {
                let whole = try Self.inMemory([.file(url)])
                self = whole.map { .data($0) } ?? .file(url, keeping: nil)
            } catch {
                throw Self.unusable(.file(url), error, at: place)
            }
        case .multipart(let form):
            do {
                if let whole = try Self.inMemory(form.segments) {
                    self = .data(whole)
                } else {
                    let file = try TemporaryFile(in: folder)
                    try await Self.write(form, to: file)
                    self = .file(file.url, keeping: file)
                }
            } catch let error as CancellationError {
                throw error
            } catch let failure as TemporaryFile.Failure {
                throw NetworkError.cannotCopy(reason: failure.reason, at: place)
            } catch {
                throw Self.unusable(.multipart(form), error, at: place)
            }
        }
    }

    /// Returns the error for a body that cannot be read.
    static func unusable(
        _ body: HTTPRequest.Body,
        _ error: any Error,
        at place: NetworkError.Place
    ) -> NetworkError {
        let what =
            if case .file(let url) = body {
                "The file `\(url.path)` cannot be read"
            } else {
                "The form could not be assembled"
            }
        return .invalidRequest(reason: "\(what): \(error.localizedDescription).", at: place)
    }

    /// Returns the error for a body that cannot be read while it is sent.
    static func unread(_ error: any Error, at place: NetworkError.Place) -> NetworkError {
        .connectionLost(
            reason: "the body could not be read (\(error.localizedDescription))",
            at: place
        )
    }

    /// Returns a small body, or `nil` if the body is too large to be held in memory.
    ///
    /// URLSession uses threads for each file that it reads, but none for bytes.
    static func inMemory(_ segments: [MultipartForm.Part.Content]) throws -> Data? {
        var body = Data()
        for segment in segments {
            switch segment {
            case .data(let data):
                guard body.count + data.count <= memoryLimit else { return nil }
                body.append(data)
            case .file(let url):
                let input = try FileHandle(readingRegularFileAt: url)
                defer { try? input.close() }
                let version = try input.version()
                guard version.size <= memoryLimit - body.count else { return nil }
                while let piece = try input.read(upToCount: pieceSize), !piece.isEmpty {
                    guard body.count + piece.count <= memoryLimit else { return nil }
                    body.append(piece)
                }
                try input.check(is: version)
            }
        }
        return body
    }

    private static func write(_ form: MultipartForm, to file: TemporaryFile) async throws {
        for segment in form.segments {
            switch segment {
            case .data(let data): try file.write(data)
            case .file(let source): try await copy(source, to: file)
            }
        }
    }

    /// Copies as many bytes as the file has now, because a file that is still being written may
    /// have no end.
    private static func copy(_ source: URL, to output: TemporaryFile) async throws {
        let input = try FileHandle(readingRegularFileAt: source)
        defer { try? input.close() }
        let version = try input.version()
        var rest = version.size
        while rest > 0, let piece = try input.read(upToCount: min(pieceSize, Int(clamping: rest))),
            !piece.isEmpty
        {
            try Task.checkCancellation()
            try output.write(piece)
            rest -= off_t(piece.count)
            // Lets other tasks use the thread.
            await Task.yield()
        }
        try input.check(is: version)
    }
}
