import Relay

/// Describes events by their names and values.
enum EventLine {
    /// Returns the members of an event's line.
    static func members(of logged: LoggedEvent) -> JSONObject {
        var line: JSONObject = ["name": .string(logged.event.name)]
        if let id = logged.transactionID { line["id"] = .string(id) }
        if let duration = logged.duration { line["ms"] = .double((duration * 1_000).seconds) }
        // By reflection, because there is nothing to say about any of them that its labels don't.
        guard let value = Mirror(reflecting: logged.event).children.first?.value else {
            return line
        }
        for (label, value) in Mirror(reflecting: value).children {
            guard let label, label != "transactionID" else { continue }
            line[label] = json(value)
        }
        return line
    }

    private static func json(_ value: Any) -> JSONValue {
        switch value {
        case let text as String: .string(text)
        case let number as Int: .int(Int64(number))
        case let flag as Bool: .bool(flag)
        case let values as [Any]: .array(values.map { json($0) })
        default: described(value)
        }
    }

    private static func described(_ value: Any) -> JSONValue {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { json($0.value) } ?? .null
        case .struct:
            return .object(JSONObject(mirror.children.map { ($0.label ?? "", json($0.value)) }))
        default: return .string(String(describing: value))
        }
    }
}
