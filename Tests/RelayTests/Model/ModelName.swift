@testable import Relay

/// What identifies an object: an id, or the scope and the parts of a key.
struct ModelName {
    let scope: String?
    let parts: [String]

    /// The name of an object of a response; `nil` if it belongs to its place.
    init?(
        of object: JSONObject,
        _ selections: [NormalizationSelection],
        _ keys: [DeclaredKey],
        type: String,
        _ variables: VariableData
    ) {
        let own = keys.first { $0.type == type }
        guard let declared = own ?? keys.first(where: { $0.type == nil }) else {
            let fields = ResponseGraph.collect(selections, type: type, variables) { _ in true }
            guard fields.contains(where: { $0.field.responseKey == "id" }),
                let id = object["id"].flatMap({ Self.text($0) }), !id.isEmpty
            else { return nil }
            (scope, parts) = (nil, [id])
            return
        }
        guard !declared.fields.isEmpty else { return nil }
        let texts = declared.responsePaths.compactMap { path in
            Self.text(path.reduce(.object(object)) { $0[$1] ?? .null })
        }
        guard texts.count == declared.fields.count else { return nil }
        if case .group(let name) = declared.scope { scope = name } else { scope = type }
        parts = texts
    }

    init(scope: String?, parts: [String]) {
        self.scope = scope
        self.parts = parts
    }

    /// The name as a store's `records` has it.
    var key: ByteKey {
        let list = parts.map { JSONValue.string($0).description }.joined(separator: ", ")
        return scope.map { ByteKey("\($0)(\(list))") } ?? ByteKey(list)
    }

    var recordKey: RecordKey { RecordKey(scope: scope, parts: parts) }

    /// The text of a part of a key; `nil` for what can't be one.
    static func text(_ value: JSONValue) -> String? {
        value.string ?? value.int.map { "\($0)" } ?? value.bool.map { "\($0)" }
    }
}
