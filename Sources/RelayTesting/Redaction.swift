public import Relay

/// Takes secrets out of what is recorded.
///
/// ```swift
/// let redaction = Redaction.replacing(["password", "token"])
/// let recorder = RecordingNetwork(network, folder: folder, redaction: redaction)
/// let replay = try ReplayNetwork(folder: folder, redaction: redaction)
/// ```
///
/// Give the same one to a ``ReplayNetwork``: a request finds its recording by its redacted
/// variables. What it makes of one value must therefore always be the same.
public struct Redaction: Sendable {
    /// Makes the variables of an operation fit to be kept.
    public var variables: @Sendable (_ operation: String, VariableData) -> VariableData
    /// Makes a response of an operation fit to be kept; one that is not JSON comes as a string.
    public var payload: @Sendable (_ operation: String, JSONValue) -> JSONValue

    /// A redaction; what is left out is kept as it is.
    public init(
        variables: @escaping @Sendable (_ operation: String, VariableData) -> VariableData = { $1 },
        payload: @escaping @Sendable (_ operation: String, JSONValue) -> JSONValue = { $1 }
    ) {
        self.variables = variables
        self.payload = payload
    }

    /// Keeps everything.
    public static let none = Redaction()

    /// Puts `"REDACTED"` in the place of what stands under any of these names, at any depth, in
    /// variables and in responses; `null` stays `null`.
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
        default: value
        }
    }

    private static func replacing(_ names: Set<String>, in object: JSONObject) -> JSONObject {
        JSONObject(
            object.map { key, value in
                let isSecret = names.contains(key) && !value.isNull
                return (key, isSecret ? "REDACTED" : replacing(names, in: value))
            }
        )
    }
}
