public import Relay

#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// A network that runs operations through another network and records each one, with its payloads,
/// in a file.
///
/// ```swift
/// let network = RecordingNetwork(HTTPNetwork(url: endpoint), folder: recordings)
/// ```
///
/// Each request gets a JSON file that is easy to read and can be checked in. It is named
/// after the operation and a hash of its variables. A ``ReplayNetwork`` plays the files back.
/// Repetitions of an identical request get files of their own. The first time that a recorder sees
/// a request, it replaces earlier recordings of the same request; recordings of other requests are
/// not touched. Recorders that exist at the same time need folders of their own, unless
/// ``Recordings/network(in:redaction:rules:timing:isRecording:from:)`` creates them.
///
/// The file is written atomically when the request starts, before each payload is delivered, and at
/// the end, so a recording is complete even if the process crashes. If it cannot be written, the
/// operation fails with ``RecordingError/cannotWrite(file:reason:)``.
///
/// Uploaded files are not recorded. The recorded variables contain `null` instead, and a
/// ``ReplayNetwork`` plays back the recording whatever file is uploaded.
///
/// It is a class because it counts the requests.
public final class RecordingNetwork: Network {
    private let network: any Network
    private let folder: URL
    private let redaction: Redaction
    private let run: RecordingRun
    private let sequences = Locked<[String: Int]>([:])
    /// The secrets of all recordings, which later requests may send.
    private let secrets = Locked(RecordedSecrets())

    private static let bufferLimit = 256

    /// Creates a network that records everything that `network` does.
    ///
    /// - Parameters:
    ///   - network: The network that runs the operations.
    ///   - folder: The folder for the files. It is created if it does not exist.
    ///   - redaction: Removes secrets from the recordings. It affects neither the operations nor
    ///     the delivered payloads.
    public convenience init(
        _ network: any Network,
        folder: URL,
        redaction: Redaction = .none
    ) {
        self.init(network, folder: folder, redaction: redaction, run: RecordingRun())
    }

    /// Creates a network that shares its folder with the other recorders of a run.
    init(_ network: any Network, folder: URL, redaction: Redaction, run: RecordingRun) {
        self.network = network
        self.folder = folder
        self.redaction = redaction
        self.run = run
    }

    /// Resets the network that runs the operations.
    public func reset() { network.reset() }

    /// Runs the operation and records it.
    public func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        let clock = ContinuousClock()
        let start = clock.now
        var secrets = RecordedSecrets()
        let key = key(of: request, variables, &secrets)
        let started = Result { () throws(RecordingError) in try begin(request.operationKind, key) }
        let payloads = network.execute(
            request: request,
            variables: variables,
            cacheConfig: cacheConfig
        )
        return AsyncThrowingStream(bufferingPolicy: .bufferingOldest(Self.bufferLimit)) {
            continuation in
            let task = Task { [secrets] in
                do {
                    var file = try started.get()
                    var failure: (any Error)?
                    do {
                        try await record(payloads, in: &file, without: secrets) {
                            Int64((clock.now - start) / .milliseconds(1))
                        } pass: { payload in
                            guard case .dropped = continuation.yield(payload) else { return }
                            throw RecordingError.readTooSlowly(
                                operation: request.name,
                                limit: Self.bufferLimit
                            )
                        }
                    } catch {
                        failure = error
                    }
                    try end(file, file.recording.key)
                    if let failure { throw failure }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Returns the key of a recording, and adds the values that were removed from it to `secrets`.
    private func key(
        of request: RequestParameters,
        _ variables: VariableData,
        _ secrets: inout RecordedSecrets
    ) -> Recording.Key {
        let key = redaction.key(request.name, variables, &secrets)
        let earlier = self.secrets.withLock { [secrets] earlier in
            defer { earlier.insert(secrets) }
            return earlier
        }
        secrets.insert(earlier, in: .object(key.variables.values))
        return key.removing(secrets)
    }

    private func record(
        _ payloads: AsyncThrowingStream<Data, any Error>,
        in file: inout File,
        without secrets: RecordedSecrets,
        milliseconds: () -> Int64,
        pass: (Data) throws -> Void
    ) async throws {
        var secrets = secrets
        do {
            for try await payload in payloads {
                try append(payload, at: milliseconds(), to: &file, &secrets)
                try write(file)
                try pass(payload)
            }
        } catch let error as RecordingError {
            if case .notJSON = error {
                // So that a replay does not wait for a payload that was never recorded.
                file.recording.end = Recording.End(
                    milliseconds: milliseconds(),
                    error: error.description
                )
                try write(file)
            }
            throw error
        } catch {
            if Task.isCancelled { throw error }
            file.recording.end = Recording.End(
                milliseconds: milliseconds(),
                error: text(of: error, file.recording.key.operation, secrets)
            )
            try write(file)
            throw error
        }
        // A consumer that stopped reading has not seen the end.
        try Task.checkCancellation()
        file.recording.end = Recording.End(milliseconds: milliseconds(), error: nil)
        try write(file)
    }

    private func append(
        _ payload: Data,
        at milliseconds: Int64,
        to file: inout File,
        _ secrets: inout RecordedSecrets
    ) throws(RecordingError) {
        let operation = file.recording.key.operation
        let known = secrets.count
        let content: RecordedContent
        do throws(JSONError) {
            content = try RecordedContent(payload, secrets: &secrets) { value in
                redaction.payload(operation, value)
            }
        } catch {
            let text = String(decoding: payload, as: UTF8.self)
            guard let redacted = redaction.text(operation, text) else {
                throw .notJSON(operation: operation, reason: error.description)
            }
            content = .text(secrets.removed(from: redacted))
        }
        if secrets.count > known {
            for index in file.recording.payloads.indices {
                let earlier = file.recording.payloads[index].content
                file.recording.payloads[index].content = earlier.removing(secrets)
            }
        }
        file.recording.payloads.append(
            Recording.Payload(milliseconds: milliseconds, content: content)
        )
        guard secrets.count > known else { return }
        self.secrets.withLock { [secrets] in $0.insert(secrets) }
        try rename(&file, without: secrets)
    }

    /// Moves a recording whose variables have values that turned out to be secrets.
    ///
    /// The name of a file has a hash of the variables, so the recording gets that of the variables
    /// without secrets.
    private func rename(
        _ file: inout File,
        without secrets: RecordedSecrets
    ) throws(RecordingError) {
        let old = file
        let key = old.recording.key.removing(secrets)
        guard key != old.recording.key else { return }
        if old.isFirst { try remove(folder.appendingPathComponent(old.recording.fileName)) }
        file = try begin(old.recording.kind, key)
        file.recording.payloads = old.recording.payloads
        // Other recorders may have one with the old name.
        try end(old, key)
    }

    /// Returns the recorded text for the error that ended an operation.
    private func text(
        of error: any Error,
        _ operation: String,
        _ secrets: RecordedSecrets
    ) -> String {
        let message = redaction.text(operation, String(describing: error))
        return message.map { secrets.removed(from: $0) }
            ?? "`\(type(of: error))`; its message is not recorded, because it cannot be redacted."
    }

    /// A recording that is being made.
    private struct File {
        var recording: Recording
        /// Whether no other recorder writes the file.
        let isFirst: Bool
    }

    private func begin(
        _ kind: OperationKind,
        _ key: Recording.Key
    ) throws(RecordingError) -> File {
        // Some file systems treat names that differ only in case as the same.
        let row = key.fileStem.lowercased()
        try run.first(of: row) { () throws(RecordingError) in
            try removeRecordings(of: key, named: row)
        }
        var recording: Recording
        var isFirst: Bool?
        repeat {
            let sequence = sequences.withLock { sequences in
                sequences[row, default: 0] += 1
                return sequences[row, default: 1]
            }
            recording = Recording(key: key, kind: kind, sequence: sequence)
            isFirst = run.begin(key, recording.fileName)
        } while isFirst == nil
        recording.day = Recording.day(of: Date())
        let file = File(recording: recording, isFirst: isFirst ?? false)
        try write(file)
        return file
    }

    /// Ends a recording.
    ///
    /// Errors name `key`, which has no secrets.
    private func end(_ file: File, _ key: Recording.Key) throws(RecordingError) {
        switch run.end(file.recording, isFirst: file.isFirst) {
        case .keep: return
        case .write(let recording): try write(File(recording: recording, isFirst: true))
        case .differs:
            throw .recordedTwice(
                operation: key.operation,
                variables: JSONValue.object(key.variables.values).description,
                folder: folder.path
            )
        }
    }

    private func write(_ file: File) throws(RecordingError) {
        guard file.isFirst else { return }
        let url = folder.appendingPathComponent(file.recording.fileName)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try file.recording.file.write(to: url, options: .atomic)
        } catch {
            throw .cannotWrite(file: url.path, reason: String(describing: error))
        }
    }

    /// Removes `row.json`, `row-2.json` and so on, and files with other names that have recordings of
    /// the request.
    private func removeRecordings(
        of key: Recording.Key,
        named row: String
    ) throws(RecordingError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let renamed = run.earlierFiles(of: key) { recordedKeys(names) }
        for name in names where renamed.contains(name) || Self.isName(name, in: row) {
            try remove(folder.appendingPathComponent(name))
        }
    }

    private static func isName(_ name: String, in row: String) -> Bool {
        let lowercased = name.lowercased()
        guard lowercased.hasPrefix(row), lowercased.hasSuffix(".json") else { return false }
        let rest = lowercased.dropFirst(row.count).dropLast(".json".count)
        return rest.isEmpty || rest.first == "-" && Int(rest.dropFirst()) != nil
    }

    /// Returns the names of those files that are recordings, by their keys.
    private func recordedKeys(_ names: [String]) -> [Recording.Key: [String]] {
        var found: [Recording.Key: [String]] = [:]
        for name in names where name.hasSuffix(".json") {
            let file = folder.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: file),
                let recording = try? Recording(file: data)
            else { continue }
            found[recording.key, default: []].append(name)
        }
        return found
    }

    private func remove(_ file: URL) throws(RecordingError) {
        do {
            try FileManager.default.removeItem(at: file)
        } catch {
            throw .cannotWrite(file: file.path, reason: String(describing: error))
        }
    }
}
