extension JSONObject {
    /// Returns the object with other texts in place of those in `texts`.
    func exchanging(_ texts: [String: String]) -> JSONObject { exchanging { texts[$0] } }

    /// Returns the object with other texts in place of those for which `replacement` returns one.
    func exchanging(_ replacement: (String) -> String?) -> JSONObject {
        JSONObject(map { ($0.key, $0.value.exchanging(replacement)) })
    }
}

extension JSONValue {
    fileprivate func exchanging(_ replacement: (String) -> String?) -> JSONValue {
        switch self {
        case .string(let text): replacement(text).map { .string($0) } ?? self
        case .array(let values): .array(values.map { $0.exchanging(replacement) })
        case .object(let object): .object(object.exchanging(replacement))
        case .null, .bool, .int, .double: self
        }
    }

    /// Looks up what another value has in place of texts, at the same paths.
    func find(_ texts: Set<String>, in other: JSONValue, _ found: inout [String: String]) {
        switch (self, other) {
        case (.string(let text), .string(let new)) where texts.contains(text): found[text] = new
        case (.string(let text), .int(let new)) where texts.contains(text):
            found[text] = String(new)
        case (.array(let values), .array(let others)):
            for (value, other) in zip(values, others) { value.find(texts, in: other, &found) }
        case (.object(let object), .object(let others)):
            for (key, value) in object {
                if let other = others[key] { value.find(texts, in: other, &found) }
            }
        default: break
        }
    }

    /// Returns whether `condition` holds for one of the texts in it.
    func contains(_ condition: (String) -> Bool) -> Bool {
        switch self {
        case .string(let text): condition(text)
        case .array(let values): values.contains { $0.contains(condition) }
        case .object(let object): object.contains { $0.value.contains(condition) }
        case .null, .bool, .int, .double: false
        }
    }
}
