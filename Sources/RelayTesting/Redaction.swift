public import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Takes secrets out of what is recorded.
///
/// ```swift
/// let redaction = Redaction.replacing(["password", "token"])
/// let recorder = RecordingNetwork(network, folder: folder, redaction: redaction)
/// let replay = try ReplayNetwork(folder: folder, redaction: redaction)
/// ```
///
/// Give the same one to a ``ReplayNetwork``: a request finds its recording by its redacted
/// variables, so the same value must always be redacted in the same way.
///
/// A value that a redaction takes out of one place is taken out of every other string of that
/// recording too, when it has at least six bytes: a server that answers "the password `hunter2` is
/// wrong" does not put it back. Text that cannot be parsed, and so cannot be redacted by name, is
/// recorded only when ``text`` allows it.
public struct Redaction: Sendable {
    /// Redacts the variables of an operation.
    public var variables: @Sendable (_ operation: String, VariableData) -> VariableData
    /// Redacts a response of an operation.
    ///
    /// Numbers with more digits than a `Double` holds arrive rounded; those that are returned
    /// unchanged are recorded with all their digits.
    public var payload: @Sendable (_ operation: String, JSONValue) -> JSONValue
    /// Redacts text that is not JSON: a response that cannot be parsed, or the message of the error
    /// that ended an operation.
    ///
    /// For `nil`, the response is refused with ``RecordingError/notJSON(operation:reason:)``, and of
    /// the error only its type is recorded.
    public var text: @Sendable (_ operation: String, String) -> String?

    /// A redaction; by default it keeps variables and responses and refuses text.
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

    /// Replaces the values of all members with one of these names by `"REDACTED"`.
    ///
    /// Members are found at any depth of variables and responses, and in strings that hold a JSON
    /// object or array. `null` stays `null`. Text that is not JSON is refused.
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
                let isSecret = names.contains(key) && !value.isNull
                return (key, isSecret ? .string(replacement) : replacing(names, in: value))
            }
        )
    }

    /// Redacts a string that holds a JSON object or array, as servers echo requests.
    private static func replacing(_ names: Set<String>, inJSON text: String) -> String {
        guard let first = text.utf8.first(where: { !" \n\r\t".utf8.contains($0) }),
            "{[".utf8.contains(first),
            let value = try? JSONValue(parsing: Data(text.utf8))
        else { return text }
        let redacted = replacing(names, in: value)
        return redacted == value ? text : redacted.description
    }

    /// What replaces a secret.
    static let replacement = "REDACTED"
}
