/// How the arguments of a field name the objects that it returns:
/// `@lookup(arguments: ["isbn", "filter.region"], scope: "Book", types: ["Book"])`.
package struct FieldLookup: Sendable, Hashable {
    /// The paths of the arguments, in the order of the parts of a key.
    package let arguments: [[String]]
    /// The scope of the keys; `nil` for ids that are unique on the server.
    package let scope: String?
    /// The types that the field may return; `nil` for any.
    package let types: [String]?

    /// Returns `nil` if the annotation lacks an argument.
    init?(_ annotation: Annotation) {
        guard let arguments = annotation.argument("arguments")?.resolve([:])?.array,
            let scope = annotation.text("scope")
        else { return nil }
        self.arguments = arguments.compactMap(\.string).map { path in
            path.split(separator: ".").map(String.init)
        }
        self.scope = scope.isEmpty ? nil : scope
        types = annotation.argument("types")?.resolve([:])?.array?.compactMap(\.string)
    }

    /// Returns the keys that a field's arguments name, or `nil` if one of them is not a scalar.
    ///
    /// For a list of objects, one argument is a list, and there is a key for each of its elements.
    func keys(_ values: JSONObject, isList: Bool) -> [[JSONValue]]? {
        var parts: [JSONValue] = []
        for path in arguments {
            var value: JSONValue? = .object(values)
            for name in path { value = value?.object?[name] }
            guard let value else { return nil }
            parts.append(value)
        }
        guard isList else { return parts.allSatisfy(Self.isScalar) ? [parts] : nil }
        let lists = parts.indices.filter { !Self.isScalar(parts[$0]) }
        guard lists.count == 1, let list = lists.first, let elements = parts[list].array,
            elements.allSatisfy(Self.isScalar)
        else { return nil }
        return elements.map { element in
            var key = parts
            key[list] = element
            return key
        }
    }

    /// Returns whether a value can be part of a key.
    private static func isScalar(_ value: JSONValue) -> Bool {
        switch value {
        case .string, .int, .double, .bool: true
        case .null, .array, .object: false
        }
    }
}
