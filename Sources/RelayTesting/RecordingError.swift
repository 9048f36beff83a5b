import Relay

#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// An error of a ``RecordingNetwork`` or a ``ReplayNetwork``.
public enum RecordingError: Error, Sendable, Hashable {
    /// A recording could not be written.
    ///
    /// The operation was ended, because an incomplete recording would go unnoticed.
    case cannotWrite(file: String, reason: String)
    /// A file could not be read, or is not a recording.
    case cannotRead(file: String, reason: String)
    /// A response is not JSON, and the redaction does not allow text.
    ///
    /// The response was not recorded and the operation was ended.
    case notJSON(operation: String, reason: String)
    /// The consumer of the payloads was too slow: more than `limit` of them were waiting, so one
    /// would have been lost.
    case readTooSlowly(operation: String, limit: Int)
    /// Nothing was recorded for these variables; `recorded` lists the recorded variables of the
    /// same operation.
    case notRecorded(operation: String, variables: String, recorded: [String], folder: String)
    /// A mutation or subscription was executed more often than it was recorded.
    case usedUp(operation: String, variables: String, count: Int)
    /// A recording is older than ``RecordingRules/maximumDays``; `recorded` is the day on which it was
    /// made, if it is known.
    case expired(operation: String, recorded: String?, maximumDays: Int)
    /// Two networks of the same run recorded a request in the same folder, and received different
    /// responses.
    ///
    /// The recording of the first was kept.
    case recordedTwice(operation: String, variables: String, folder: String)
    /// The error that ended the operation when it was recorded.
    case recorded(operation: String, message: String)
}

extension RecordingError: CustomStringConvertible, LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }

    /// A sentence that says what happened and what to do about it.
    public var description: String {
        switch self {
        case .cannotWrite(let file, let reason):
            "Could not write the recording `\(file)`: \(reason). "
                + "Give `RecordingNetwork` a folder that can be written to."
        case .cannotRead(let file, let reason):
            "Could not read a recording from `\(file)`: \(reason). "
                + "Make recordings with `RecordingNetwork`."
        case .notJSON(let operation, let reason):
            "A response to operation `\(operation)` was not recorded, because it can't be redacted. "
                + "\(reason) Give the `Redaction` a `text` that redacts what is not JSON."
        case .readTooSlowly(let operation, let limit):
            "More than \(limit) payloads of operation `\(operation)` were waiting to be read. "
                + "Read the stream as payloads come."
        case .notRecorded(let operation, let variables, let recorded, let folder):
            "Operation `\(operation)` with variables `\(variables)` is not among the recordings in "
                + "`\(folder)`, \(Self.list(recorded)). Record it with `RecordingNetwork`, or with "
                + "`RELAY_RECORD=1 swift test` if the test uses `Recordings`."
        case .usedUp(let operation, let variables, let count):
            "Operation `\(operation)` with variables `\(variables)` was recorded \(Self.times(count)) "
                + "and has been served as often. Queries repeat their last answer; mutations and "
                + "subscriptions do not. Record it again, as often as it runs."
        case .expired(let operation, let recorded, let days):
            "The recording of operation `\(operation)` of \(recorded ?? "an unknown day") is older "
                + "than \(days) days. Record it again, with `RELAY_RECORD=1 swift test` if the test "
                + "uses `Recordings`."
        case .recordedTwice(let operation, let variables, let folder):
            "Operation `\(operation)` with variables `\(variables)` was recorded twice in "
                + "`\(folder)`, with different responses. Give each test that records it a folder of "
                + "its own."
        case .recorded(let operation, let message):
            "Operation `\(operation)` failed when it was recorded: \(message)"
        }
    }

    private static func list(_ recorded: [String]) -> String {
        guard !recorded.isEmpty else { return "which have none of this operation" }
        let variables = recorded.map { "`\($0)`" }.joined(separator: ", ")
        return "which have it with \(variables)"
    }

    private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}

extension RecordingError: LoggableError {
    /// The description without variables and without the recorded error's message.
    package var logDescription: String {
        switch self {
        case .notRecorded(let operation, _, _, let folder):
            "Operation `\(operation)` is not among the recordings in `\(folder)` with these variables."
        case .usedUp(let operation, _, let count):
            "Operation `\(operation)` was recorded \(Self.times(count)) and has been served as often."
        case .recordedTwice(let operation, _, let folder):
            "Operation `\(operation)` was recorded twice in `\(folder)`, with different responses."
        case .recorded(let operation, _): "Operation `\(operation)` failed when it was recorded."
        default: description
        }
    }
}
