/// The state of a paginated list in the store.
struct ConnectionState {
    /// The list; `nil` if it was never fetched, or is null.
    var list: PagedList?
    /// The number of rows; of a connection, also of edges that are null.
    var rowCount = 0
    var hasNextPage = false
    var hasPreviousPage = false
    var startCursor: JSONValue?
    var endCursor: JSONValue?
    /// The range of a numbered list; its start and end are the cursors.
    var range: PageRange?
    /// The field with the range of a numbered list, beside the list.
    var rangeField: FieldKey?

    /// The state of a list that was never fetched.
    init() {}

    /// Looks at the connection that a field has as its value.
    init(_ value: Value, in source: RecordSource, _ symbols: Symbols) {
        guard case .link(let id) = value, let connection = source[id], !connection.isDeleted else {
            return
        }
        let keys = symbols.hold([
            "edges", "pageInfo", "hasNextPage", "hasPreviousPage", "startCursor", "endCursor",
        ])
        list = PagedList(record: id)
        rowCount = connection[keys[0]].elementCount
        guard case .link(let info) = connection[keys[1]], let info = source[info] else { return }
        hasNextPage = info[keys[2]] == .bool(true)
        hasPreviousPage = info[keys[3]] == .bool(true)
        startCursor = info[keys[4]].cursor
        endCursor = info[keys[5]].cursor
    }

    /// Looks at a numbered list.
    init(numbered place: BoundReader.Place, in source: RecordSource, _ symbols: Symbols) {
        guard place.value.isList else { return }
        let name = PageRange.fieldName(for: symbols.text(place.key))
        let rangeField = symbols.hold([name])[0]
        list = PagedList(record: place.record, field: place.key)
        self.rangeField = rangeField
        rowCount = source.rowCount(place.value)
        // An updater may have made the list.
        let range =
            PageRange(source[place.record]?[rangeField] ?? .absent)
            ?? PageRange(assumedFor: rowCount)
        self.range = range
        hasNextPage = range.hasMore
        hasPreviousPage = range.start > 0
        startCursor = .int(range.start)
        endCursor = .int(range.end(for: rowCount))
    }
}

extension Value {
    /// The value as a cursor; `nil` for null.
    fileprivate var cursor: JSONValue? {
        guard let json, !json.isNull else { return nil }
        return json
    }
}

extension BoundReader {
    /// A field of a record, and its value.
    struct Place {
        let record: DataID
        let key: FieldKey
        let value: Value
    }

    /// Returns the value at the end of a path of response keys, starting at an object.
    ///
    /// Returns `.absent` if an object on the way is missing, null or deleted.
    func value(
        at path: [String],
        of id: DataID,
        in source: RecordSource
    ) -> Value {
        path.isEmpty ? .link(id) : place(at: path, of: id, in: source)?.value ?? .absent
    }

    /// Returns the field at the end of a path of response keys, starting at an object.
    ///
    /// Returns `nil` if the path is empty, or an object on the way is missing, null or deleted.
    func place(
        at path: [String],
        of id: DataID,
        in source: RecordSource
    ) -> Place? {
        var value = Value.link(id)
        var block = OptionalPlanIndex<ReaderPlan.Block>.root
        var place: Place?
        for name in path {
            guard case .link(let id) = value, let record = source[id], !record.isDeleted,
                let item = item(named: name, in: block, of: record.typeName)
            else { return nil }
            value = record[item.key]
            block = item.block
            place = Place(record: id, key: item.key, value: value)
        }
        return place
    }

    /// Returns the field with a response key that is read of objects of a type.
    private func item(
        named name: String,
        in index: OptionalPlanIndex<ReaderPlan.Block>,
        of type: TypeName
    ) -> Item? {
        let plan = artifact.reader
        var block = plan.block(index)
        while let otherwise = plan.cases[block.cases].last {
            let fitting = plan.cases[block.cases].first { branch in
                branch.type.index.map { types[$0.position] == type } ?? false
            }
            block = plan.block(OptionalPlanIndex((fitting ?? otherwise).block))
        }
        let position = block.items.first { index in
            plan.names[index] == name && plan.items[index].key.index != nil
                && !items[index].isExcluded
        }
        return position.map { items[$0] }
    }
}
