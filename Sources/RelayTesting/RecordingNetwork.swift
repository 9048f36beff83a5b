public import Relay

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Runs operations through another network and writes each, with its payloads, to a file.
///
/// ```swift
/// let network = RecordingNetwork(HTTPNetwork(url: endpoint), folder: recordings)
/// ```
///
/// There is one JSON file for each request, for people to read and to check in, named after the
/// operation and a hash of its variables; a ``ReplayNetwork`` serves them. A request that repeats an
/// identical one gets a file of its own. The first of each in the life of this object replaces what
/// earlier ones recorded for the same request; recordings of other requests stay.
///
/// A file is written, atomically, when the request begins, after each payload before that is passed
/// on, and at the end, so nothing is missing however the process ends. An error in writing ends the
/// operation with ``RecordingError/cannotWrite(file:reason:)``.
///
/// A class because it counts the requests.
public final class RecordingNetwork: Network {
    private let network: any Network
    private let folder: URL
    private let redaction: Redaction
    private let sequences = Locked<[String: Int]>([:])

    private static let bufferLimit = 256

    /// A network that records what `network` does.
    ///
    /// - Parameters:
    ///   - network: What runs the operations.
    ///   - folder: Where the files go; made when it is missing.
    ///   - redaction: Takes out secrets. What runs, and what is passed on, is not redacted.
    public init(_ network: any Network, folder: URL, redaction: Redaction = .none) {
        self.network = network
        self.folder = folder
        self.redaction = redaction
    }

    /// Runs the operation, and records it.
    public func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        let clock = ContinuousClock()
        let start = clock.now
        let started = Result { () throws(RecordingError) in try begin(request, variables) }
        let payloads = network.execute(
            request: request,
            variables: variables,
            cacheConfig: cacheConfig
        )
        return AsyncThrowingStream(bufferingPolicy: .bufferingOldest(Self.bufferLimit)) {
            continuation in
            let task = Task {
                do {
                    var recording = try started.get()
                    try await record(payloads, in: &recording) {
                        Int((clock.now - start) / .milliseconds(1))
                    } pass: { payload in
                        guard case .dropped = continuation.yield(payload) else { return }
                        throw RecordingError.readTooSlowly(
                            operation: request.name,
                            limit: Self.bufferLimit
                        )
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func record(
        _ payloads: AsyncThrowingStream<Data, any Error>,
        in recording: inout Recording,
        milliseconds: () -> Int,
        pass: (Data) throws -> Void
    ) async throws {
        let operation = recording.key.operation
        do {
            for try await payload in payloads {
                let content = RecordedContent(payload).redacted { value in
                    redaction.payload(operation, value)
                }
                recording.payloads.append(
                    Recording.Payload(milliseconds: milliseconds(), content: content)
                )
                try write(recording)
                try pass(payload)
            }
        } catch let error as RecordingError {
            throw error
        } catch {
            if Task.isCancelled { throw error }
            recording.end = Recording.End(
                milliseconds: milliseconds(),
                error: String(describing: error)
            )
            try write(recording)
            throw error
        }
        // A reader that left did not see the end.
        try Task.checkCancellation()
        recording.end = Recording.End(milliseconds: milliseconds(), error: nil)
        try write(recording)
    }

    private func begin(
        _ request: RequestParameters,
        _ variables: VariableData
    ) throws(RecordingError) -> Recording {
        let key = Recording.Key(
            operation: request.name,
            variables: redaction.variables(request.name, variables)
        )
        // Some file systems take names that differ only in case for the same.
        let row = key.fileStem.lowercased()
        let sequence = try sequences.withLock { sequences throws(RecordingError) in
            let sequence = sequences[row, default: 0] + 1
            if sequence == 1 { try removeRecordings(named: row) }
            sequences[row] = sequence
            return sequence
        }
        let recording = Recording(key: key, kind: request.operationKind, sequence: sequence)
        try write(recording)
        return recording
    }

    private func write(_ recording: Recording) throws(RecordingError) {
        let file = folder.appendingPathComponent(recording.fileName)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try recording.file.write(to: file, options: .atomic)
        } catch {
            throw .cannotWrite(file: file.path, reason: String(describing: error))
        }
    }

    /// Removes `row.json`, `row-2.json` and so on.
    private func removeRecordings(named row: String) throws(RecordingError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names {
            let lowercased = name.lowercased()
            guard lowercased.hasPrefix(row), lowercased.hasSuffix(".json") else { continue }
            let rest = lowercased.dropFirst(row.count).dropLast(".json".count)
            guard rest.isEmpty || rest.first == "-" && Int(rest.dropFirst()) != nil else {
                continue
            }
            let file = folder.appendingPathComponent(name)
            do {
                try FileManager.default.removeItem(at: file)
            } catch {
                throw .cannotWrite(file: file.path, reason: String(describing: error))
            }
        }
    }
}
