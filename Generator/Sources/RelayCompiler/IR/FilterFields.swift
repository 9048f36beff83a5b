import GraphQLLanguage

/// The fields of rows that a filter and an order look at.
enum FilterFields {
    /// The names that combine filters.
    static let combinations: Set<String> = ["and", "or", "not"]

    /// Returns the fields by their names, and the key fields of the objects that they link to.
    static func all(of directive: Directive) -> [(name: String, keys: [String])] {
        var fields: [(name: String, keys: [String])] = []
        func add(_ name: String, _ keys: [String]) {
            if let known = fields.firstIndex(where: { $0.name == name }) {
                fields[known].keys += keys.filter { !fields[known].keys.contains($0) }
            } else {
                fields.append((name, keys))
            }
        }
        func visit(_ value: Value) {
            switch value {
            case .list(let list): list.values.forEach(visit)
            case .object(let object):
                for field in object.fields {
                    if combinations.contains(field.name.text) {
                        visit(field.value)
                    } else if case .object(let conditions) = field.value {
                        add(
                            field.name.text,
                            conditions.fields.filter { $0.value.isObject }.map(\.name.text)
                        )
                    }
                }
            default: break
            }
        }
        if let filter = directive.argument(named: "where")?.value { visit(filter) }
        let order = directive.argument(named: "orderBy")?.value
        for case .object(let entry) in order.map(\.elements) ?? [] {
            for field in entry.fields { add(field.name.text, []) }
        }
        return fields
    }
}

extension Value {
    /// The elements of a list; a single value is a list of one.
    var elements: [Value] {
        if case .list(let list) = self { list.values } else { [self] }
    }

    fileprivate var isObject: Bool {
        if case .object = self { true } else { false }
    }
}
