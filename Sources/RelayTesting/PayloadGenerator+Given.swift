import Relay

/// Values that the test gives instead of generated ones.
extension PayloadGenerator {
    /// Asks the resolver of a type, or else that of an abstract type.
    mutating func resolve(_ type: String, _ abstract: String?, _ place: Place) -> JSONValue? {
        guard !options.resolvers.isEmpty else { return nil }
        let resolver = options.resolvers[type]
        let general = abstract == type ? nil : abstract.flatMap { options.resolvers[$0] }
        guard resolver != nil || general != nil else { return nil }
        let name = name(place)
        let context = PayloadContext(
            type: type,
            parentType: place.parentType,
            name: name,
            responseKey: place.field.map { key($0) } ?? name,
            arguments: arguments(place),
            path: String(decoding: path, as: UTF8.self)
        )
        return resolver?(context) ?? general?(context)
    }

    /// Completes an object with what the resolvers of its type, or else of its field's type, return.
    ///
    /// - Returns: Whether the object is not null.
    mutating func complete(
        _ known: inout JSONObject,
        _ type: String,
        _ abstract: String?,
        _ place: Place
    ) -> Bool {
        guard let resolved = resolve(type, abstract, place) else { return true }
        guard let object = resolved.object else { return !resolved.isNull }
        known.add(object)
        // The resolver of the abstract type may have chosen another type.
        if let chosen = known["__typename"]?.string, chosen != type,
            let object = resolve(chosen, nil, place)?.object
        {
            known.add(object)
        }
        return true
    }

    func valueByPath() -> JSONValue? {
        guard !options.values.isEmpty else { return nil }
        let text = String(decoding: path, as: UTF8.self)
        if let value = options.values[text] { return value }
        let general = text.split(separator: ".").map { Int($0) == nil ? String($0) : "*" }
        return options.values[general.joined(separator: ".")]
    }
}

extension JSONObject {
    /// Adds the members that are not there.
    fileprivate mutating func add(_ other: JSONObject) {
        for (key, value) in other where self[key] == nil { self[key] = value }
    }
}
