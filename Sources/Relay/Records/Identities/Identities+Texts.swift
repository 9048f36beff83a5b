/// Identities as texts.
extension Identities {
    /// The id that the server gave the object, or its key where that is a single field; `nil` for
    /// others.
    package func serverID(of id: DataID) -> String? {
        switch origin(of: id) {
        case .keyed:
            key(of: id).flatMap { $0.parts.count == 1 ? $0.parts[0] : nil }
        case .short(let text): text.withUTF8 { String(decoding: $0, as: UTF8.self) }
        case .server(let start, let count):
            withText(start, count) { String(decoding: $0, as: UTF8.self) }
        default: nil
        }
    }

    // A pointer because the bytes are not copied.

    /// Calls `body` with the bytes of the id that the server gave an object; does nothing for others.
    func withServerID(of id: DataID, _ body: (UnsafeRawBufferPointer) -> Void) {
        switch origin(of: id) {
        case .short(let text): text.withUTF8 { body($0) }
        case .server(let start, let count): withText(start, count) { body($0) }
        default: break
        }
    }

    /// A text as a JSON string, so that no two records have the same name.
    private static func quoted(_ text: String) -> String { JSONValue.string(text).description }

    /// A record's name as human-readable text: `"user:4"`, `Book("978-31", "EU")`,
    /// `root.hero.friends(first:3).0`.
    package func describe(_ id: DataID, _ symbols: SymbolTexts) -> String {
        var id = id
        // The steps from the object to the one that it is in, the last first.
        var steps: [String] = []
        while case .path(let parent, let key, let index) = origin(of: id) {
            steps.append(index < 0 ? symbols.text(key) : "\(symbols.text(key)).\(index)")
            id = parent
        }
        return ([describeWhole(id, symbols)] + steps.reversed()).joined(separator: ".")
    }

    /// The name of a record that is not within another one.
    private func describeWhole(_ id: DataID, _ symbols: SymbolTexts) -> String {
        switch origin(of: id) {
        case .root: return "root"
        case .short, .server: return Self.quoted(serverID(of: id) ?? "")
        case .keyed:
            guard let key = key(of: id) else { return "" }
            let parts = key.parts.map { Self.quoted($0) }.joined(separator: ", ")
            return "\(symbols.text(key.scope))(\(parts))"
        case .local(let number): return "local.\(number)"
        case .forgotten, .path: return "forgotten.\(id.index)"
        }
    }

    /// Whether a record is the root of a mutation or an event, or an object without an id in one.
    func isInAnswer(_ id: DataID) -> Bool {
        if case .local = origin(of: outermost(of: id)) { return true }
        return false
    }

    /// The record at the beginning of the place of an object without an id; others are their own.
    func outermost(of id: DataID) -> DataID {
        var id = id
        while case .path(let parent, _, _) = origin(of: id) { id = parent }
        return id
    }
}
