import Relay
import RelayTesting

/// Removes secrets from a recording of a store, by the rules of a redaction.
struct Redactor {
    private let redaction: Redaction?
    private var secrets = RecordedSecrets()

    init(_ redaction: Redaction?) {
        self.redaction = redaction
    }

    /// Returns the variables of an operation without secrets.
    mutating func variables(of operation: OperationDescriptor) -> JSONObject {
        variables(operation.request.name, operation.variables)
    }

    /// Returns the variables of an operation without secrets.
    mutating func variables(_ operation: String, _ variables: VariableData) -> JSONObject {
        guard let redaction else { return variables.values }
        let redacted = redaction.variables(operation, variables).values
        secrets.insert(removedFrom: .object(variables.values), to: .object(redacted))
        return redacted
    }

    /// Returns the name and variables of an operation: `StoryQuery {"id":"4"}`.
    mutating func name(of operation: OperationDescriptor) -> String {
        name(operation.request.name, operation.variables)
    }

    /// Returns the name and variables of an operation: `StoryQuery {"id":"4"}`.
    mutating func name(_ name: String, _ variables: VariableData) -> String {
        let variables = self.variables(name, variables)
        return variables.isEmpty ? name : "\(name) \(JSONValue.object(variables))"
    }

    /// Returns fields of a record, by their storage keys, without secrets.
    mutating func fields(_ fields: [(String, JSONValue)]) -> [(String, JSONValue)] {
        guard let redaction else { return fields }
        return fields.map { key, value in
            let name = String(key.prefix { $0 != "(" })
            var redacted = redaction.payload("", [name: value]).object?[name] ?? .null
            // A partly redacted link is no longer valid, so it is replaced as a whole.
            if redacted != value, value.isLink { redacted = .string(Redaction.replacement) }
            secrets.insert(removedFrom: value, to: redacted)
            return (key, redacted)
        }
    }

    /// Returns a line without the values that were removed so far.
    func cleaned(_ line: JSONValue) -> JSONValue {
        secrets.count == 0 ? line : secrets.removed(from: line)
    }
}

extension JSONValue {
    /// Whether the value is how a recording has links or a change of them: `{"__ref": "Story:1"}`.
    fileprivate var isLink: Bool {
        guard let object, object.count == 1 else { return false }
        return ["__ref", "__refs", "__splice"].contains { object[$0] != nil }
    }
}
