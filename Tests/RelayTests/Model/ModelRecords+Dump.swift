@testable import Relay

extension ModelRecords {
    /// The records as a store's `records` tells them.
    var dump: [String: String] {
        var result: [String: String] = [:]
        for (key, record) in records {
            let fields = record.fields.map { "\($0.key.string): \(Self.text($0.value))" }
            let body = "\(record.type) {\(fields.sorted().joined(separator: "; "))}"
            result[key.string.escaped] = record.isDeleted ? "deleted" : body.escaped
        }
        return result
    }

    private static func text(_ value: Value) -> String {
        switch value {
        case .null: "null"
        case .errors(let messages): "error(\(messages.joined(separator: ",")))"
        case .link(let key): "->\(key.string)"
        case .list(let values): "[\(values.map { text($0) }.joined(separator: ","))]"
        case .scalar(.int(let value)): "int \(value)"
        case .scalar(.array(let values)):
            "[\(values.map { text(.scalar($0)) }.joined(separator: ","))]"
        case .scalar(let json): json.description
        }
    }
}
