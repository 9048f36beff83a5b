/// Reads definitions from one version of the store as JSON, by response keys.
///
/// It follows the definitions' artifacts, like ``Reader``, so that generated code has no part in it.
/// An artifact names the fragments that its definition spreads, but doesn't refer to theirs. To find
/// those, the definition is read once in the usual way, with ``SpreadFragments`` taking note of them.
struct JSONReader {
    private let source: RecordSource
    private let owner: OperationDescriptor
    private let includesFragments: Bool
    /// The fragments that are spread in each definition read so far, by its artifact.
    private var known: [ObjectIdentifier: [Int: any FragmentDefinition.Type]] = [:]

    /// A definition that is read from an object.
    private struct Definition {
        let bound: BoundReader
        /// Reads it with its generated code, and takes note of the fragments that it spreads.
        let findFragments: () -> [Int: any FragmentDefinition.Type]
    }

    /// A selection that is read from an object: one of several, because fragments and refinements
    /// may select more of the same object.
    private struct Part {
        let definition: Definition
        let block: OptionalPlanIndex<ReaderPlan.Block>
    }

    /// A field of an object, as all selections together have it.
    private struct Field {
        let key: String
        let value: Value
        /// The selections of its objects.
        var parts: [Part] = []
        /// Whether it is null if the store doesn't have it.
        var isClient = false
    }

    init(source: RecordSource, owner: OperationDescriptor, includesFragments: Bool) {
        self.source = source
        self.owner = owner
        self.includesFragments = includesFragments
    }

    /// Returns a definition's data; null if the object doesn't exist.
    mutating func read<Output: FieldValue>(
        _ bound: BoundReader,
        _ id: DataID,
        as output: Output.Type
    ) -> JSONValue {
        let definition = definition(bound, id, as: output)
        return object(id, [Part(definition: definition, block: .root)]) ?? .null
    }

    private func definition<Output: FieldValue>(
        _ bound: BoundReader,
        _ id: DataID,
        as output: Output.Type
    ) -> Definition {
        Definition(bound: bound) { [source, owner] in
            let fragments = SpreadFragments()
            var reader = Reader(
                source: source,
                bound: BoundReader(bound, noteFragment: fragments.note),
                owner: owner,
                id: id,
                notesSeen: false
            )
            let _: Output = reader.definition()
            return fragments.types
        }
    }

    /// Returns a fragment that is spread on an object; `nil` for one that isn't read.
    private func definition(
        _ type: any FragmentDefinition.Type,
        _ arguments: FragmentArguments?,
        _ id: DataID
    ) -> Definition? {
        func open<Fragment: GraphQLFragment>(_ type: Fragment.Type) -> Definition {
            let bound = owner.reader(of: Fragment.artifact, arguments: arguments)
            return definition(bound, id, as: Fragment.Output.self)
        }
        guard let type = type as? any GraphQLFragment.Type else { return nil }
        return open(type)
    }

    // MARK: - Objects

    /// Returns what selections have of an object; `nil` if it doesn't exist or was deleted.
    private mutating func object(_ id: DataID, _ parts: [Part]) -> JSONValue? {
        guard let record = source.borrow(id), !record.isDeleted else { return nil }
        var fields: [Field] = []
        var positions: [String: Int] = [:]
        for part in parts { collect(part, id, record, &fields, &positions) }
        var members: [(key: String, value: JSONValue)] = []
        members.reserveCapacity(fields.count)
        for field in fields {
            if let value = json(field.value, field.parts) {
                members.append((field.key, value))
            } else if field.isClient {
                members.append((field.key, .null))
            }
        }
        return .object(JSONObject(unique: members))
    }

    /// Adds the fields that a selection has of an object.
    ///
    /// Spec: <https://spec.graphql.org/September2025/#CollectFields()>
    private mutating func collect(
        _ part: Part,
        _ id: DataID,
        _ record: BorrowedRecord,
        _ fields: inout [Field],
        _ positions: inout [String: Int]
    ) {
        let bound = part.definition.bound
        let plan = bound.artifact.reader
        let block = plan.block(part.block)
        guard block.cases.isEmpty else {
            let index = block.cases.first { matches(plan.cases[$0].type, bound, record) }
            guard let index else { return }
            let selected = OptionalPlanIndex(plan.cases[index].block)
            let part = Part(definition: part.definition, block: selected)
            return collect(part, id, record, &fields, &positions)
        }
        for position in block.items {
            let item = bound.items[position]
            guard !item.isExcluded, matches(item.type, bound, record) else { continue }
            switch plan.items[position].kind {
            case .field:
                let name = plan.names[position]
                if positions[name] == nil {
                    positions[name] = fields.count
                    fields.append(Field(key: name, value: value(position, part, id, record)))
                }
                guard let index = positions[name] else { continue }
                if let annotations = item.annotations.index {
                    fields[index].isClient = plan.annotations[annotations].isClient
                }
                guard !item.block.isNone else { continue }
                fields[index].parts.append(Part(definition: part.definition, block: item.block))
            case .inline:
                let inner = Part(definition: part.definition, block: item.block)
                collect(inner, id, record, &fields, &positions)
            case .fragment:
                guard includesFragments,
                    let type = fragment(position, of: part.definition),
                    let inner = definition(type, arguments(item, bound), id)
                else { continue }
                collect(Part(definition: inner, block: .root), id, record, &fields, &positions)
            }
        }
    }

    /// Returns the value of a field.
    private func value(
        _ position: Int,
        _ part: Part,
        _ id: DataID,
        _ record: BorrowedRecord
    ) -> Value {
        let bound = part.definition.bound
        let item = bound.items[position]
        guard !item.isDerived else { return derivedValue(position, part, id) }
        guard item.isTypename else { return record[item.key] }
        guard record.typeName != bound.unknownType else { return .absent }
        return Value(text: bound.symbols.text(record.typeName))
    }

    /// Returns the value of a field that the app derives.
    private func derivedValue(_ position: Int, _ part: Part, _ id: DataID) -> Value {
        let bound = part.definition.bound
        var reader = Reader(
            source: source,
            bound: bound,
            owner: owner,
            id: id,
            block: part.block,
            notesSeen: false
        )
        return reader.derivedValue(bound.items[position], at: position)
    }

    private func arguments(_ item: BoundReader.Item, _ bound: BoundReader) -> FragmentArguments? {
        item.arguments.index.map { bound.arguments[$0.position] }
    }

    /// Returns whether an object has a type; `true` for none.
    private func matches(
        _ type: OptionalPlanIndex<ReaderSelection.TypeCondition>,
        _ bound: BoundReader,
        _ record: BorrowedRecord
    ) -> Bool {
        type.index.map { bound.meets($0, record.typeName, in: source) ?? false } ?? true
    }

    /// Returns the fragment that an item of a definition spreads.
    private mutating func fragment(
        _ position: Int,
        of definition: Definition
    ) -> (any FragmentDefinition.Type)? {
        let key = ObjectIdentifier(definition.bound.artifact)
        if let type = known[key]?[position] { return type }
        known[key, default: [:]].merge(definition.findFragments()) { first, _ in first }
        return known[key]?[position]
    }

    // MARK: - Values

    /// Returns a value with its objects; `nil` if the store doesn't have it.
    private mutating func json(_ value: Value, _ parts: [Part]) -> JSONValue? {
        switch value {
        case .link(let id): return object(id, parts) ?? .null
        case .links(let ids): return .array(ids.all.compactMap { object($0, parts) })
        case .list(let values):
            var elements: [JSONValue] = []
            for value in values {
                // An object that was deleted is left out.
                if case .link(let id) = value {
                    if let element = object(id, parts) { elements.append(element) }
                } else {
                    elements.append(json(value, parts) ?? .null)
                }
            }
            return .array(elements)
        default: return value.json
        }
    }
}

/// The fragments that a definition spreads, as its generated code names them.
///
/// A class because it is filled while the definition is read.
final class SpreadFragments: Sendable {
    private let found = Locked<[Int: any FragmentDefinition.Type]>([:])

    /// The fragments, by the positions of the items that spread them.
    var types: [Int: any FragmentDefinition.Type] { found.withLock { $0 } }

    func note(_ type: Any.Type, at position: Int) {
        guard let type = type as? any FragmentDefinition.Type else { return }
        found.withLock { $0[position] = type }
    }
}

extension ReaderPlan.Item {
    fileprivate enum Kind {
        case field
        case inline
        case fragment
    }

    fileprivate var kind: Kind {
        guard key.isNone else { return .field }
        return isFragment ? .fragment : .inline
    }
}
