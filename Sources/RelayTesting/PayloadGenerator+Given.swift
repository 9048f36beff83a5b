import Relay

/// Values that the test gives instead of generated ones.
extension PayloadGenerator {
    static func arguments(_ key: StorageKey, _ variables: VariableData) -> JSONObject {
        guard !key.arguments.isEmpty else { return [:] }
        return JSONObject(
            key.arguments.compactMap { argument in
                argument.value.resolve(variables).map { (argument.name, $0) }
            }
        )
    }

    func resolve(_ type: String, _ abstract: String?, _ place: Place) -> JSONValue? {
        guard !options.resolvers.isEmpty else { return nil }
        let context = PayloadContext(
            type: type,
            parentType: place.parentType,
            name: place.name,
            responseKey: place.responseKey,
            arguments: place.arguments,
            path: String(decoding: path, as: UTF8.self)
        )
        if let value = options.resolvers[type]?(context) { return value }
        guard let abstract, abstract != type else { return nil }
        return options.resolvers[abstract]?(context)
    }

    func valueByPath() -> JSONValue? {
        guard !options.values.isEmpty else { return nil }
        let text = String(decoding: path, as: UTF8.self)
        if let value = options.values[text] { return value }
        let general = text.split(separator: ".").map { Int($0) == nil ? String($0) : "*" }
        return options.values[general.joined(separator: ".")]
    }
}
