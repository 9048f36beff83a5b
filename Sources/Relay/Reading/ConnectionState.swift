/// The state of a connection in the store.
struct ConnectionState {
    /// The connection's record; `nil` if it was never fetched, or is null.
    var id: DataID?
    /// The number of edges, also of those that are null.
    var edgeCount = 0
    var hasNextPage = false
    var hasPreviousPage = false
    var startCursor: JSONValue?
    var endCursor: JSONValue?

    /// Looks at the connection that a field has as its value.
    init(_ value: Value, in source: RecordSource, _ symbols: Symbols) {
        guard case .link(let id) = value, let connection = source[id], !connection.isDeleted else {
            return
        }
        let keys = symbols.hold([
            "edges", "pageInfo", "hasNextPage", "hasPreviousPage", "startCursor", "endCursor",
        ])
        self.id = id
        edgeCount = connection[keys[0]].elementCount
        guard case .link(let info) = connection[keys[1]], let info = source[info] else { return }
        hasNextPage = info[keys[2]] == .bool(true)
        hasPreviousPage = info[keys[3]] == .bool(true)
        startCursor = info[keys[4]].cursor
        endCursor = info[keys[5]].cursor
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
    /// Returns the value at the end of a path of response keys, starting at an object.
    ///
    /// Returns `.absent` if an object on the way is missing, null or deleted.
    func value(
        at path: [String],
        of id: DataID,
        in source: RecordSource
    ) -> Value {
        var value = Value.link(id)
        var block = OptionalPlanIndex<ReaderPlan.Block>.root
        for name in path {
            guard case .link(let id) = value, let record = source[id], !record.isDeleted,
                let item = item(named: name, in: block, of: record.typeName)
            else { return .absent }
            value = record[item.key]
            block = item.block
        }
        return value
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
