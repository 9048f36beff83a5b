public import Relay

#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// A network that plays back what a ``RecordingNetwork`` recorded, so that apps and tests run
/// without a server.
///
/// A request is answered by the recording that has the same operation name and equal variables, in
/// any order. A secret that was replaced in the recorded variables equals any text. If several
/// recordings match, the one whose variables have the most text besides the replacements is used.
/// ``RecordingRules`` can ignore variables, and limit the age of recordings. If a request was recorded
/// several times, repetitions are answered in recorded order.
/// After the last one, a query keeps getting its last answer, because repeating it is harmless. A
/// mutation or subscription throws ``RecordingError/usedUp(operation:variables:count:)``. A request
/// that was not recorded throws
/// ``RecordingError/notRecorded(operation:variables:recorded:folder:)``, which lists the recorded
/// ones.
///
/// Payloads are delivered in recorded order. Then the stream ends as it did when it was recorded:
/// normally, or with the error, as ``RecordingError/recorded(operation:message:)``. If the consumer
/// of a recorded subscription had stopped reading before its end, the replayed stream stays open
/// after the last payload until its consumer stops as well. The same happens to any operation whose
/// consumer had stopped before the first payload.
///
/// It is a class because it counts the requests.
public final class ReplayNetwork: Network {
    /// When payloads are delivered.
    public enum Timing: Sendable {
        /// As soon as the consumer asks for them.
        case immediate
        /// With the same delays after the request as when they were recorded.
        case asRecorded
    }

    private let folder: URL
    private let redaction: Redaction
    private let rules: RecordingRules
    private let timing: Timing
    private let recordings: [Recording.Key: [Recording]]
    private let served = Locked<[Recording.Key: Int]>([:])

    /// Reads all recordings in `folder`.
    ///
    /// - Parameters:
    ///   - folder: The folder with the recordings. Files that do not end in `.json` are ignored.
    ///   - redaction: The redaction with which they were recorded.
    ///   - rules: How recordings are found, and how old they may be.
    ///   - timing: When payloads are delivered.
    /// - Throws: ``RecordingError/cannotRead(file:reason:)``.
    public init(
        folder: URL,
        redaction: Redaction = .none,
        rules: RecordingRules = RecordingRules(),
        timing: Timing = .immediate
    ) throws(RecordingError) {
        self.folder = folder
        self.redaction = redaction
        self.rules = rules
        self.timing = timing
        let recordings = try Self.recordings(in: folder).enumerated()
        let rows = Dictionary(grouping: recordings) { rules.key($0.element.key) }
        self.recordings = rows.mapValues { row in
            let sorted = row.sorted { first, second in
                (first.element.sequence, first.offset) < (second.element.sequence, second.offset)
            }
            return sorted.map(\.element)
        }
    }

    /// Reads the recordings in a folder, in the order of their file names.
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

    /// Plays back the recording of the operation.
    public func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        let found = Result { () throws(RecordingError) in try take(request, variables) }
        let player = found.map { Player($0, timing: timing) }
        // The consumer pulls payloads, so there is no buffer that could overflow.
        return AsyncThrowingStream(unfolding: { try await player.get().next() })
    }

    private func take(
        _ request: RequestParameters,
        _ variables: VariableData
    ) throws(RecordingError) -> Recording {
        var secrets = RecordedSecrets()
        let requested = rules.key(redaction.key(request.name, variables, &secrets))
        let key = recordings[requested] == nil ? redactedKey(requested) : requested
        guard let recordings = recordings[key], let last = recordings.last else {
            throw notRecorded(requested)
        }
        let index = served.withLock { served in
            defer { served[key, default: 0] += 1 }
            return served[key, default: 0]
        }
        if recordings.indices.contains(index) { return try checked(recordings[index]) }
        guard request.operationKind == .query else {
            throw .usedUp(
                operation: key.operation,
                variables: key.variables.description,
                count: recordings.count
            )
        }
        return try checked(last)
    }

    /// Returns the key of the recording in whose variables secrets of its response were replaced.
    private func redactedKey(_ requested: Recording.Key) -> Recording.Key {
        let found = recordings.keys.filter { $0.matches(requested) }
        // The most specific one: "REDACTED" matches any text, "token REDACTED" only some.
        return found.min { first, second in
            let (first, second) = (first.variables.description, second.variables.description)
            return (second.unredactedLength, first) < (first.unredactedLength, second)
        } ?? requested
    }

    /// Returns a recording that may still be used.
    private func checked(_ recording: Recording) throws(RecordingError) -> Recording {
        guard let days = rules.maximumDays, rules.isExpired(recording) else { return recording }
        throw .expired(
            operation: recording.key.operation,
            recorded: recording.day,
            maximumDays: days
        )
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

extension String {
    /// The number of bytes besides replacements for secrets.
    fileprivate var unredactedLength: Int { replacing(Redaction.replacement, with: "").utf8.count }
}

/// Plays one recording.
///
/// A class because the stream's consumer advances it.
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
