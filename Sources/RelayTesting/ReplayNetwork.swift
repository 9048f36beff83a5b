public import Relay

#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// Serves what a ``RecordingNetwork`` recorded: an app or a test runs as it did, without a server.
///
/// A request is answered by the recording with the same operation name and equal variables, in any
/// order of their names. When a request was recorded several times, its repetitions are answered in
/// the order in which they were recorded. After that a query goes on with its last answer, since to
/// ask again is harmless; a mutation or subscription throws ``RecordingError/usedUp``, since it
/// would happen once more than it did. What was not recorded is an error that says what was.
///
/// The payloads come in their order, and then the stream ends as it did: with the error that ended
/// it, as ``RecordingError/recorded(operation:message:)``, or without. A subscription whose reader
/// left before its end stays open, silent, until its reader leaves again; so does an operation whose
/// reader left before any payload had come.
///
/// A class because it counts the requests.
public final class ReplayNetwork: Network {
    /// When payloads come.
    public enum Timing: Sendable {
        /// As soon as they are asked for.
        case immediate
        /// As long after the request as when they were recorded.
        case asRecorded
    }

    private let folder: URL
    private let redaction: Redaction
    private let timing: Timing
    private let recordings: [Recording.Key: [Recording]]
    private let served = Locked<[Recording.Key: Int]>([:])

    /// A network of the recordings in `folder`, all of which are read now.
    ///
    /// - Parameters:
    ///   - folder: Where the recordings are; files that do not end in `.json` are ignored.
    ///   - redaction: The one with which they were recorded.
    ///   - timing: When payloads come.
    /// - Throws: ``RecordingError/cannotRead(file:reason:)``.
    public init(
        folder: URL,
        redaction: Redaction = .none,
        timing: Timing = .immediate
    ) throws(RecordingError) {
        self.folder = folder
        self.redaction = redaction
        self.timing = timing
        recordings = Dictionary(grouping: try Self.recordings(in: folder), by: \.key)
            .mapValues { $0.sorted { $0.sequence < $1.sequence } }
    }

    private static func recordings(in folder: URL) throws(RecordingError) -> [Recording] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw .cannotRead(file: folder.path, reason: "the folder cannot be read")
        }
        var recordings: [Recording] = []
        for name in names.sorted() where name.hasSuffix(".json") {
            let file = folder.appendingPathComponent(name)
            do {
                recordings.append(try Recording(file: try Data(contentsOf: file)))
            } catch let error as Recording.Malformed {
                throw .cannotRead(file: file.path, reason: error.reason)
            } catch {
                throw .cannotRead(file: file.path, reason: String(describing: error))
            }
        }
        return recordings
    }

    /// Serves the recording of the operation.
    public func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        let found = Result { () throws(RecordingError) in try take(request, variables) }
        let player = found.map { Player($0, timing: timing) }
        // The reader pulls: there is no buffer that could overflow.
        return AsyncThrowingStream(unfolding: { try await player.get().next() })
    }

    private func take(
        _ request: RequestParameters,
        _ variables: VariableData
    ) throws(RecordingError) -> Recording {
        var secrets = RecordedSecrets()
        let key = redaction.key(request.name, variables, &secrets)
        guard let recordings = recordings[key], let last = recordings.last else {
            throw notRecorded(key)
        }
        let index = served.withLock { served in
            defer { served[key, default: 0] += 1 }
            return served[key, default: 0]
        }
        if recordings.indices.contains(index) { return recordings[index] }
        guard request.operationKind == .query else {
            throw .usedUp(
                operation: key.operation,
                variables: key.variables.description,
                count: recordings.count
            )
        }
        return last
    }

    private func notRecorded(_ key: Recording.Key) -> RecordingError {
        let others = recordings.keys.filter { $0.operation == key.operation }
        return .notRecorded(
            operation: key.operation,
            variables: key.variables.description,
            recorded: others.map(\.variables.description).sorted(),
            folder: folder.path
        )
    }
}

/// Plays one recording.
///
/// A class because the stream's reader moves it on.
private final class Player: Sendable {
    private let recording: Recording
    private let timing: ReplayNetwork.Timing
    private let start = ContinuousClock.now
    private let position = Locked(0)

    init(_ recording: Recording, timing: ReplayNetwork.Timing) {
        self.recording = recording
        self.timing = timing
    }

    func next() async throws -> Data? {
        let index = position.withLock { position in
            defer { position += 1 }
            return position
        }
        guard recording.payloads.indices.contains(index) else {
            try await end()
            return nil
        }
        let payload = recording.payloads[index]
        try await wait(untilMillisecond: payload.milliseconds)
        return payload.content.payload
    }

    private func end() async throws {
        if let end = recording.end {
            try await wait(untilMillisecond: end.milliseconds)
            if let error = end.error {
                throw RecordingError.recorded(operation: recording.key.operation, message: error)
            }
        } else if recording.kind == .subscription || recording.payloads.isEmpty {
            while true { try await Task.sleep(for: .seconds(3600)) }
        }
    }

    private func wait(untilMillisecond milliseconds: Int64) async throws {
        guard case .asRecorded = timing else { return try Task.checkCancellation() }
        try await Task.sleep(until: start + .milliseconds(milliseconds), clock: .continuous)
    }
}
