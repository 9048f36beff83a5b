public import Relay

/// Data or a store as readable text, for comparison with a text in a test.
///
/// ```swift
/// #expect(Rendition(of: try story.data) == """
///     title: "Hello"
///     author:
///       name: "Ann"
///     """)
/// ```
///
/// The function `expectRendition` of `RelayTestingTraits` reports which lines differ.
public struct Rendition: Sendable, Hashable {
    /// The text, without a line feed at its end.
    public var text: String

    /// Creates a rendition of data that was read.
    ///
    /// There is a line for each field. The fields of an object are indented below it, and each
    /// element of a list begins with `-`. A fragment is its name, because its data belongs to another
    /// view.
    public init(of data: some SelectedObject) {
        var writer = RenditionWriter()
        writer.write(members: Mirror(reflecting: data), data, depth: 0)
        text = writer.lines.joined(separator: "\n")
    }

    /// Creates a rendition of all records in an environment's store.
    ///
    /// Records are sorted by name. A record without an id is named after its place.
    public init(storeOf environment: RelayEnvironment) {
        let store = environment.store
        let source = store.source
        let texts = store.symbols.texts
        var records: [(name: String, lines: [String])] = []
        source.forEachID { id in
            guard let record = source[id] else { return }
            let name = store.describe(id)
            guard !record.isDeleted else { return records.append((name, ["\(name) deleted"])) }
            let fields = record.keys.compactMap { key -> String? in
                let value = record[key].rendition { store.describe($0) }
                return value.map { "  \(texts.text(key)): \($0)" }
            }
            records.append((name, ["\(name) \(texts.text(record.typeName))"] + fields.sorted()))
        }
        text = records.sorted { $0.name < $1.name }.flatMap(\.lines).joined(separator: "\n")
    }

    /// Returns the lines of both renditions, or `nil` if they are equal.
    ///
    /// `-` marks lines that only `expected` has, and `+` lines that only this rendition has.
    public func difference(from expected: Rendition) -> String? {
        guard self != expected else { return nil }
        let old = expected.text.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                lines.append("- \(old[left])")
                left += 1
            } else if right < new.count, inserted.contains(right) {
                lines.append("+ \(new[right])")
                right += 1
            } else {
                lines.append("  \(new[right])")
                (left, right) = (left + 1, right + 1)
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension Rendition: ExpressibleByStringLiteral {
    /// Creates a rendition with this text.
    public init(stringLiteral text: String) { self.text = text }
}

extension Rendition: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}

extension Value {
    /// Returns the text of a value in a record; `nil` for none.
    fileprivate func rendition(_ name: (DataID) -> String) -> String? {
        switch self {
        case .absent, .fields: nil
        case .link(let id): "→ \(name(id))"
        case .links(let ids): "[" + ids.map { "→ \(name($0))" }.joined(separator: ", ") + "]"
        case .list(let values):
            "[" + values.map { $0.rendition(name) ?? "null" }.joined(separator: ", ") + "]"
        case .error(let errors): "error " + errors.map(\.message).joined(separator: ", ")
        default: json?.description
        }
    }
}
