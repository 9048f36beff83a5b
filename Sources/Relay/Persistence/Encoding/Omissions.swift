/// The types and fields that are never written to a storage.
struct Omissions: Sendable {
    /// The names of types.
    private var types: Set<String> = []
    /// The names of fields by their types.
    private var fields: [String: Set<String>] = [:]

    /// Reads names: `Session`, `User.token`.
    init(_ names: Set<String>) {
        for name in names {
            let parts = name.split(separator: ".", maxSplits: 1)
            guard let type = parts.first.map(String.init) else { continue }
            if parts.count == 1 {
                types.insert(type)
            } else {
                fields[type, default: []].insert(String(parts[1]))
            }
        }
    }

    /// Whether records of a type are omitted.
    func contains(_ type: TypeName, _ symbols: Symbols) -> Bool {
        !types.isEmpty && types.contains(symbols.text(type))
    }

    /// Whether a field of records of a type is omitted.
    func contains(_ key: FieldKey, of type: TypeName, _ symbols: Symbols) -> Bool {
        guard !fields.isEmpty, let names = fields[symbols.text(type)] else { return false }
        return names.contains(String(symbols.text(key).prefix { $0 != "(" }))
    }
}
