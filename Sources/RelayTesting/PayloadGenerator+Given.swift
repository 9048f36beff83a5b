import Relay

/// A value that the test gives for a field, or for an element of its list.
struct GivenValue {
    let value: JSONValue
    /// The level whose response keys the value's objects have; `nil` if it is that of the field for
    /// which the value is used.
    ///
    /// It is another one if the value was given for another alias of the field.
    var level: PlanIndex<NormalizationPlan.Level>?

    init(_ value: JSONValue, level: PlanIndex<NormalizationPlan.Level>? = nil) {
        (self.value, self.level) = (value, level)
    }

    /// The elements of a list.
    ///
    /// A single value is a list of one element, as it is in arguments.
    var elements: [GivenValue] {
        guard case .array(let elements) = value else { return [self] }
        return elements.map { GivenValue($0, level: level) }
    }
}

extension [GivenValue] {
    /// The object type that the test has chosen.
    var typename: String? {
        for given in self {
            if let name = given.value["__typename"]?.string { return name }
        }
        return nil
    }
}

/// Values that the test gives instead of generated ones.
extension PayloadGenerator {
    /// Returns what was given for a field of an object, the values that count first.
    ///
    /// A value that was given for one alias of a field is the field's value under all of them. For
    /// an object inside of it, the other aliases may have other response keys:
    ///
    /// ```graphql
    /// first: edges { item: node { title } }
    /// edges { node { id } }
    /// ```
    mutating func given(
        for selected: PayloadSelection.Field,
        of selection: PayloadSelection,
        _ typename: String?,
        _ known: [GivenValue]
    ) -> [GivenValue] {
        var found: [GivenValue] = []
        for given in known {
            guard case .object(let object) = given.value, !object.isEmpty else { continue }
            if let level = given.level {
                found += self.given(for: selected, in: object, of: self.selection(level, typename))
                continue
            }
            let name = plan.fields[selected.position].name
            var key = key(selected.position)
            if object[key] == nil { key = name }
            if let value = object[key] { found.append(GivenValue(value)) }
            for alias in selection.aliases(of: selected) where alias != selected.position {
                let other = self.key(alias)
                guard other != key, let value = object[other] else { continue }
                found.append(GivenValue(value, level: plan.fields[alias].level.index))
            }
        }
        return found
    }

    /// Returns what was given for a field in an object with the response keys of another selection.
    private mutating func given(
        for selected: PayloadSelection.Field,
        in object: JSONObject,
        of selection: PayloadSelection
    ) -> [GivenValue] {
        let name = plan.fields[selected.position].name
        let hash = storageKey(selected.position)
        var found: [GivenValue] = []
        var isNameKnown = false
        for other in selection.fields.map(\.position) {
            let key = key(other)
            if key == name { isNameKnown = true }
            guard storageKey(other) == hash else { continue }
            guard let value = object[key] else { continue }
            found.append(GivenValue(value, level: plan.fields[other].level.index))
        }
        if found.isEmpty, !isNameKnown, let value = object[name] { found.append(GivenValue(value)) }
        return found
    }

    /// Asks the resolver of a type, or else that of an abstract type.
    mutating func resolve(_ type: String, _ abstract: String?, _ place: Place) -> JSONValue? {
        guard !options.resolvers.isEmpty else { return nil }
        let resolver = options.resolvers[type]
        let general = abstract == type ? nil : abstract.flatMap { options.resolvers[$0] }
        guard resolver != nil || general != nil else { return nil }
        let name = name(place)
        let context = PayloadOptions.Context(
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
        _ known: inout [GivenValue],
        _ type: String,
        _ abstract: String?,
        _ place: Place
    ) -> Bool {
        guard let resolved = resolve(type, abstract, place) else { return true }
        guard resolved.object != nil else { return !resolved.isNull }
        known.append(GivenValue(resolved))
        // The resolver of the abstract type may have chosen another type.
        if let chosen = known.typename, chosen != type, let object = resolve(chosen, nil, place),
            object.object != nil
        {
            known.append(GivenValue(object))
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
