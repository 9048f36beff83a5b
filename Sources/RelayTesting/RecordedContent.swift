import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// A payload in a recording: JSON if that loses nothing, otherwise text.
enum RecordedContent: Sendable, Equatable {
    case json(JSONValue)
    /// JSON text with numbers that ``JSONValue`` would round, or text that is not JSON.
    case text(String)

    /// Creates the content of a payload.
    ///
    /// - Throws: The reason why the payload is not JSON.
    init(
        _ payload: Data,
        secrets: inout RecordedSecrets,
        redacting redact: (JSONValue) -> JSONValue
    ) throws(JSONError) {
        let exact = try ExactJSON(parsing: payload)
        let redacted = redact(exact.value)
        secrets.insert(removedFrom: exact.value, to: redacted)
        for member in exact.replaced {
            secrets.insert(removedFrom: member, to: redact(member))
        }
        for number in exact.digits(removedBy: redacted) { secrets.insert(number) }
        self = Self.make(exact.replacing(by: secrets.removed(from: redacted)))
    }

    /// The payload that a replay delivers.
    var payload: Data {
        switch self {
        case .json(let value): Data(value.utf8())
        case .text(let text): Data(text.utf8)
        }
    }

    /// Returns the content with these secrets removed.
    func removing(_ secrets: RecordedSecrets) -> RecordedContent {
        switch self {
        case .json(let value):
            return .json(secrets.removed(from: value))
        case .text(let text):
            guard let exact = try? ExactJSON(parsing: Data(text.utf8)) else {
                return .text(secrets.removed(from: text))
            }
            return Self.make(exact.replacing(by: secrets.removed(from: exact.value)))
        }
    }

    private static func make(_ json: ExactJSON) -> RecordedContent {
        json.isRounded ? .text(json.text) : .json(json.value)
    }
}
