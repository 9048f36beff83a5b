public import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Removes secrets from recordings.
///
/// ```swift
/// let redaction = Redaction.replacing(["password", "token"])
/// let recorder = RecordingNetwork(network, folder: folder, redaction: redaction)
/// let replay = try ReplayNetwork(folder: folder, redaction: redaction)
/// ```
///
/// Pass the same redaction to the ``ReplayNetwork``: recordings are found by their redacted
/// variables, so a value must always be redacted in the same way.
///
/// A removed value of at least six bytes is also removed from every other string of the same
/// recording. If a server answers "the password `hunter2` is wrong", the password is not recorded.
/// Nor are secrets that requests send under other names: a token that an earlier response of the same
/// ``RecordingNetwork`` had, or that their own response has. A replay finds such a recording for any
/// text in place of the secret. A number is removed only if the redaction itself replaces it.
/// Text that is not JSON cannot be redacted by name, so it is recorded only if ``text`` allows it.
public struct Redaction: Sendable {
    /// Redacts the variables of an operation.
    public var variables: @Sendable (_ operation: String, VariableData) -> VariableData
    /// Redacts a response of an operation.
    ///
    /// Numbers with more digits than a `Double` holds are rounded in the value passed in. If they
    /// are returned unchanged, all their digits are recorded.
    public var payload: @Sendable (_ operation: String, JSONValue) -> JSONValue
    /// Redacts text that is not JSON: a response that cannot be parsed, or the message of the error
    /// that ended an operation.
    ///
    /// If it returns `nil`, such a response is rejected with
    /// ``RecordingError/notJSON(operation:reason:)``, and only the type of the error is recorded.
    public var text: @Sendable (_ operation: String, String) -> String?

    /// Creates a redaction.
    ///
    /// By default it keeps variables and responses, and rejects text.
    public init(
        variables: @escaping @Sendable (_ operation: String, VariableData) -> VariableData = { $1 },
        payload: @escaping @Sendable (_ operation: String, JSONValue) -> JSONValue = { $1 },
        text: @escaping @Sendable (_ operation: String, String) -> String? = { _, _ in nil }
    ) {
        self.variables = variables
        self.payload = payload
        self.text = text
    }

    /// Keeps everything, text included.
    public static let none = Redaction(text: { $1 })

    /// Returns a redaction that replaces the values of all members with one of these names.
    ///
    /// A string becomes `"REDACTED"`, a number `0` and a Boolean `false`. In objects and lists, every
    /// such value is replaced except `__typename`. `null` stays `null`. So a redacted response has
    /// the types that the operation expects.
    ///
    /// Members are found at any depth of variables and responses, and in strings that hold a JSON
    /// object or array. Text that is not JSON is rejected.
    public static func replacing(_ names: Set<String>) -> Redaction {
        Redaction(
            variables: { VariableData(replacing(names, in: $1.values)) },
            payload: { replacing(names, in: $1) }
        )
    }

    private static func replacing(_ names: Set<String>, in value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object): .object(replacing(names, in: object))
        case .array(let values): .array(values.map { replacing(names, in: $0) })
        case .string(let text): .string(replacing(names, inJSON: text))
        default: value
        }
    }

    private static func replacing(_ names: Set<String>, in object: JSONObject) -> JSONObject {
        JSONObject(
            object.map { key, value in
                (key, names.contains(key) ? replaced(value) : replacing(names, in: value))
            }
        )
    }

    /// Returns a value of the same kind without its content.
    private static func replaced(_ value: JSONValue) -> JSONValue {
        switch value {
        case .null: .null
        case .bool: .bool(false)
        // Not a `Double`, whose digits could be mistaken for those of a very small number.
        case .int, .double: .int(0)
        case .string: .string(replacement)
        case .array(let values): .array(values.map(replaced))
        case .object(let object):
            .object(
                JSONObject(
                    object.map { ($0.key, $0.key == "__typename" ? $0.value : replaced($0.value)) }
                )
            )
        }
    }

    /// Redacts a string that holds a JSON object or array.
    ///
    /// Some servers echo requests in such strings.
    private static func replacing(_ names: Set<String>, inJSON text: String) -> String {
        guard let first = text.utf8.first(where: { !" \n\r\t".utf8.contains($0) }),
            "{[".utf8.contains(first),
            let value = try? JSONValue(parsing: Data(text.utf8))
        else { return text }
        let redacted = replacing(names, in: value)
        return redacted == value ? text : redacted.description
    }

    /// The replacement for a secret.
    package static let replacement = "REDACTED"
}
