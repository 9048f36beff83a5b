package import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The values that a redaction removed from an operation.
///
/// They must not appear anywhere else in its recording.
package struct RecordedSecrets: Sendable {
    /// Shorter values are ignored, because they also occur by chance.
    private static let minimumLength = 6

    private var values: Set<String> = []

    package init() {}

    /// The number of values.
    package var count: Int { values.count }

    /// Adds every string and number of `original` that `redacted` does not have at the same
    /// position.
    package mutating func insert(removedFrom original: JSONValue, to redacted: JSONValue?) {
        switch (original, redacted) {
        case (.object(let object), .object(let other)?):
            for (key, value) in object { insert(removedFrom: value, to: other[key]) }
        case (.array(let values), .array(let others)?) where values.count == others.count:
            for (value, other) in zip(values, others) { insert(removedFrom: value, to: other) }
        case (.object(let object), _):
            for (_, value) in object { insert(removedFrom: value, to: nil) }
        case (.array(let values), .array(let others)?):
            for value in values where !others.contains(value) {
                insert(removedFrom: value, to: nil)
            }
        case (.array(let values), _):
            for value in values { insert(removedFrom: value, to: nil) }
        case (.string(let text), _):
            if original != redacted { insert(text, replacedBy: redacted?.string) }
        case (.int, _), (.double, _):
            if original != redacted { insert(original.description) }
        case (.null, _), (.bool, _):
            break
        }
    }

    /// Adds a string; if it holds JSON, adds only the members that were removed.
    private mutating func insert(_ text: String, replacedBy redacted: String?) {
        if let redacted, let inner = try? JSONValue(parsing: Data(text.utf8)),
            let other = try? JSONValue(parsing: Data(redacted.utf8)),
            inner.object != nil || inner.array != nil
        {
            insert(removedFrom: inner, to: other)
        } else {
            insert(text)
        }
    }

    /// Adds a value.
    mutating func insert(_ text: String) {
        guard text.utf8.count >= Self.minimumLength, text != Redaction.replacement else { return }
        values.insert(text)
        // The form in which it appears inside a string that holds JSON.
        let escaped = JSONValue.string(text).description.dropFirst().dropLast()
        if escaped != text { values.insert(String(escaped)) }
    }

    /// Adds all values of `others`.
    mutating func insert(_ others: RecordedSecrets) { values.formUnion(others.values) }

    /// Adds the values of `others` that occur in a value, in strings or in keys.
    mutating func insert(_ others: RecordedSecrets, in value: JSONValue) {
        switch value {
        case .string(let text):
            for secret in others.values where text.contains(secret) { values.insert(secret) }
        case .array(let elements):
            for element in elements { insert(others, in: element) }
        case .object(let object):
            for (key, member) in object {
                insert(others, in: .string(key))
                insert(others, in: member)
            }
        case .null, .bool, .int, .double: break
        }
    }

    /// Returns `text` without the values.
    func removed(from text: String) -> String {
        guard !values.isEmpty else { return text }
        let longestFirst = values.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
        return longestFirst.reduce(text) { $0.replacing($1, with: Redaction.replacement) }
    }

    /// Returns `value` without the values, in strings and in keys.
    package func removed(from value: JSONValue) -> JSONValue {
        guard !values.isEmpty else { return value }
        return switch value {
        case .string(let text): .string(removed(from: text))
        case .array(let values): .array(values.map { removed(from: $0) })
        case .object(let object):
            .object(JSONObject(object.map { (removed(from: $0.key), removed(from: $0.value)) }))
        case .null, .bool, .int, .double: value
        }
    }
}

extension Redaction {
    /// Returns the redacted key of a recording, and adds the removed values to `secrets`.
    ///
    /// Recording and replaying must compute the same key.
    func key(
        _ operation: String,
        _ variables: VariableData,
        _ secrets: inout RecordedSecrets
    ) -> Recording.Key {
        let redacted = self.variables(operation, variables).values
        secrets.insert(removedFrom: .object(variables.values), to: .object(redacted))
        return Recording.Key(operation: operation, variables: VariableData(redacted))
            .removing(secrets)
    }
}

extension Recording.Key {
    /// Returns the key with these secrets removed from the variables.
    func removing(_ secrets: RecordedSecrets) -> Recording.Key {
        let values = secrets.removed(from: .object(variables.values)).object
        return Recording.Key(
            operation: operation,
            variables: values.map { VariableData($0) } ?? variables
        )
    }

    /// Returns whether this is the key of a request after secrets were removed from it that only
    /// responses have shown, and that a replay therefore doesn't know.
    func matches(_ request: Recording.Key) -> Bool {
        operation == request.operation
            && JSONValue.object(variables.values).matches(.object(request.variables.values))
    }
}

extension JSONValue {
    /// Returns whether the value is `original`, or the same without secrets.
    fileprivate func matches(_ original: JSONValue) -> Bool {
        switch (self, original) {
        case (.string(let text), .string(let original)):
            return text == original || text.matches(original)
        case (.array(let elements), .array(let others)):
            return elements.count == others.count
                && zip(elements, others).allSatisfy { $0.matches($1) }
        case (.object(let object), .object(let other)):
            return object.count == other.count
                && object.allSatisfy { key, value in other[key].map { value.matches($0) } ?? false }
        default: return self == original
        }
    }
}

extension String {
    /// Returns whether the text is `original` with replacements for parts of it.
    fileprivate func matches(_ original: String) -> Bool {
        var parts = split(separator: Redaction.replacement, omittingEmptySubsequences: false)[...]
        guard parts.count > 1, let first = parts.popFirst(), let last = parts.popLast(),
            original.utf8.count >= first.utf8.count + last.utf8.count,
            original.hasPrefix(first), original.hasSuffix(last)
        else { return false }
        var rest = original.dropFirst(first.count).dropLast(last.count)
        for part in parts where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
