#if !canImport(Darwin)
import Foundation
import Relay

/// Reads a body from disk piece by piece, one piece ahead of the connection that sends it.
///
/// A class because the connection's thread and the task that reads the next piece share it.
final class UploadPieces: Sendable {
    /// The result of asking for the next piece.
    enum Step {
        case piece(Data)
        /// It is still being read.
        case wait
        case end
        case failed(any Error)
    }

    private struct State {
        /// `nil` while a task reads, and after the end.
        var cursor: UploadCursor?
        /// The next piece, which is `nil` at the end.
        var next: Result<Data?, any Error>?
        var notify: (@Sendable () -> Void)?
    }

    /// The size of the body in bytes.
    let length: Int64
    private let start: UploadCursor
    private let state: Locked<State>

    /// - Throws: An error if a file is missing or is not a regular file.
    convenience init(_ segments: [MultipartForm.Part.Content]) throws {
        self.init(try UploadCursor(segments))
    }

    private init(_ start: UploadCursor) {
        self.start = start
        length = start.length
        state = Locked(State(cursor: start))
    }

    /// Returns the same body from its beginning.
    func restarted() -> UploadPieces { UploadPieces(start) }

    /// Returns the next piece, or calls `notify` once it has been read.
    func take(orNotify notify: @escaping @Sendable () -> Void) -> Step {
        let (step, cursor, old) = state.withLock { state in
            let step: Step
            var old: (@Sendable () -> Void)?
            switch state.next {
            case .success(let piece?):
                state.next = nil
                step = .piece(piece)
            case .success(nil): step = .end
            case .failure(let error): step = .failed(error)
            case nil:
                old = Relay.take(&state.notify, notify)
                step = .wait
            }
            return (step, state.cursor.take(), old)
        }
        _ = old
        if let cursor { Task { read(cursor) } }
        return step
    }

    private func read(_ cursor: UploadCursor) {
        var cursor = cursor
        let next = Result { try cursor.next() }
        let notify = state.withLock { state in
            state.next = next
            if case .success(_?) = next { state.cursor = cursor }
            return state.notify.take()
        }
        notify?()
    }
}

/// The position up to which a body has been read.
struct UploadCursor {
    /// A part of the body, with its size at the beginning.
    private struct Segment {
        var content: MultipartForm.Part.Content
        var size: Int
        /// The version of a file at the beginning.
        var version: FileVersion?
    }

    private let segments: [Segment]
    private var index = 0
    private var offset = 0
    private var file: FileHandle?

    var length: Int64 { segments.reduce(0) { $0 + Int64($1.size) } }

    init(_ contents: [MultipartForm.Part.Content]) throws {
        segments = try contents.map { content in
            switch content {
            case .data(let data): return Segment(content: content, size: data.count)
            case .file(let url):
                let version = try FileVersion.of(url)
                return Segment(
                    content: content,
                    size: Int(clamping: version.size),
                    version: version
                )
            }
        }
    }

    /// Returns the next piece, or `nil` at the end.
    mutating func next() throws -> Data? {
        var piece = Data()
        while piece.count < UploadBody.pieceSize, index < segments.count {
            let segment = segments[index]
            guard offset < segment.size else {
                try? file?.close()
                (file, offset, index) = (nil, 0, index + 1)
                continue
            }
            let count = min(UploadBody.pieceSize - piece.count, segment.size - offset)
            let bytes = try read(count, of: segment.content)
            offset += bytes.count
            // Before the last bytes are sent, so that the server never sees a mixture as a whole.
            if offset == segment.size, let version = segment.version {
                try file?.check(is: version)
            }
            piece = piece.isEmpty ? bytes : piece + bytes
        }
        return piece.isEmpty ? nil : piece
    }

    private mutating func read(_ count: Int, of content: MultipartForm.Part.Content) throws -> Data
    {
        switch content {
        case .data(let data): return data.dropFirst(offset).prefix(count)
        case .file(let url):
            let file = try self.file ?? FileHandle(readingRegularFileAt: url)
            self.file = file
            guard let bytes = try file.read(upToCount: count), !bytes.isEmpty else {
                throw UnusableFile(code: EIO, errorDescription: "it became shorter")
            }
            return bytes
        }
    }
}
#endif
