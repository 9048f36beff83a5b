import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The recordings that several recorders have made in a folder.
///
/// The n-th identical request of each recorder is the same recording. The first recorder that makes
/// it writes the file; the responses of the others must agree with it.
///
/// A class because the recorders share it.
final class RecordingRun: Sendable {
    private struct Entry {
        let key: Recording.Key
        /// The most complete recording; `nil` while the first is being made.
        var recording: Recording?
        /// The recordings of others that ended before the first.
        var waiting: [Recording] = []
    }

    /// The decision about a recording that has ended.
    enum Outcome {
        /// Nothing, because the file has it.
        case keep
        /// The file must be replaced by this recording, which is more complete.
        case write(Recording)
        /// Another recorder received another response.
        case differs
    }

    private let entries = Locked<[String: Entry]>([:])
    private let rows = Locked<Set<String>>([])
    /// The names of the files that were in the folder before, by the keys of their recordings.
    private let earlier = Locked<[Recording.Key: [String]]?>(nil)

    /// The runs of this process, by the paths of their folders.
    private static let shared = Locked<[String: RecordingRun]>([:])

    /// Returns the run for a folder, which is the same for the whole process.
    static func shared(in folder: URL) -> RecordingRun {
        let path = folder.standardizedFileURL.path
        return shared.withLock { runs in
            if let run = runs[path] { return run }
            let run = RecordingRun()
            runs[path] = run
            return run
        }
    }

    /// Performs `action` if it is the first for this row of recordings.
    func first<Failure>(
        of row: String,
        _ action: () throws(Failure) -> Void
    ) throws(Failure) {
        try rows.withLock { rows throws(Failure) in
            guard !rows.contains(row) else { return }
            try action()
            rows.insert(row)
        }
    }

    /// Returns the names of the files in which earlier runs have recorded a request.
    ///
    /// `read` reads all files of the folder. It is called once.
    func earlierFiles(
        of key: Recording.Key,
        _ read: () -> [Recording.Key: [String]]
    ) -> [String] {
        earlier.withLock { earlier in
            let files = earlier ?? read()
            earlier = files
            return files[key] ?? []
        }
    }

    /// Begins a recording.
    ///
    /// - Returns: Whether the recorder is the first that makes it, and so writes the file; `nil` if
    ///   the file belongs to a different request.
    func begin(_ key: Recording.Key, _ fileName: String) -> Bool? {
        entries.withLock { entries in
            guard let entry = entries[fileName.lowercased()] else {
                entries[fileName.lowercased()] = Entry(key: key)
                return true
            }
            return entry.key == key ? false : nil
        }
    }

    /// Ends a recording, completely or because its consumer stopped reading.
    func end(_ recording: Recording, isFirst: Bool) -> Outcome {
        let name = recording.fileName.lowercased()
        return entries.withLock { entries in
            guard var entry = entries[name] else { return .keep }
            defer { entries[name] = entry }
            guard isFirst || entry.recording != nil else {
                entry.waiting.append(recording)
                return .keep
            }
            let others = isFirst ? entry.waiting : [recording]
            let known = entry.recording ?? recording
            entry.waiting = []
            entry.recording = known
            guard others.allSatisfy(known.agrees) else { return .differs }
            let longest = others.reduce(known) { $1.isLonger(than: $0) ? $1 : $0 }
            guard longest.isLonger(than: known) else { return .keep }
            entry.recording = longest
            return .write(longest)
        }
    }
}

extension Recording {
    /// Returns whether both are recordings of the same response, as far as both go.
    fileprivate func agrees(with other: Recording) -> Bool {
        let contents = zip(payloads, other.payloads)
        guard contents.allSatisfy({ $0.content == $1.content }) else { return false }
        switch (end, other.end) {
        case (let end?, let otherEnd?):
            return payloads.count == other.payloads.count && end.error == otherEnd.error
        case (nil, nil): return true
        case (_?, nil): return other.payloads.count <= payloads.count
        case (nil, _?): return payloads.count <= other.payloads.count
        }
    }

    fileprivate func isLonger(than other: Recording) -> Bool {
        if (end != nil) != (other.end != nil) { return end != nil }
        return payloads.count > other.payloads.count
    }
}
