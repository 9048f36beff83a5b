import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// How a ``ReplayNetwork`` finds recordings, and for how long they may be used.
///
/// ```swift
/// RecordingRules(ignoredVariables: ["input.clientMutationId", "now"], maximumDays: 90)
/// ```
public struct RecordingRules: Sendable, Hashable {
    /// The variables that may differ between a request and its recording, such as random keys and
    /// the current time: their names, or their paths in input objects.
    public var ignoredVariables: Set<String>
    /// The age in days above which a recording fails with
    /// ``RecordingError/expired(operation:recorded:maximumDays:)``; `nil` for none.
    public var maximumDays: Int?

    /// Creates rules.
    ///
    /// By default all variables must be equal, and recordings don't expire.
    public init(ignoredVariables: Set<String> = [], maximumDays: Int? = nil) {
        self.ignoredVariables = ignoredVariables
        self.maximumDays = maximumDays
    }

    /// Returns the key by which a recording is found.
    func key(_ key: Recording.Key) -> Recording.Key {
        guard !ignoredVariables.isEmpty else { return key }
        let values = Self.removing(ignoredVariables, from: key.variables.values, at: "")
        return Recording.Key(operation: key.operation, variables: VariableData(values))
    }

    private static func removing(
        _ ignored: Set<String>,
        from object: JSONObject,
        at path: String
    ) -> JSONObject {
        JSONObject(
            object.compactMap { key, value in
                let path = path + key
                guard !ignored.contains(path) else { return nil }
                guard case .object(let inner) = value else { return (key, value) }
                return (key, .object(removing(ignored, from: inner, at: path + ".")))
            }
        )
    }

    /// Returns whether a recording is too old to be used.
    func isExpired(_ recording: Recording, now: Date = Date()) -> Bool {
        guard let maximumDays else { return false }
        guard let day = recording.day.flatMap(Recording.date) else { return true }
        return now.timeIntervalSince(day) > (Double(maximumDays) + 1) * 86_400
    }
}

extension Recording {
    private static let dayStyle = Date.ISO8601FormatStyle().year().month().day()

    /// The day as recordings have it: `2026-11-23`, in UTC.
    static func day(of date: Date) -> String { date.formatted(dayStyle) }

    static func date(of day: String) -> Date? { try? Date(day, strategy: dayStyle) }
}
