/// Reading the objects of derived fields.
extension Reader {
    /// Returns the links to the objects that keys name, and has the fragments below belong to the query that
    /// fetches these.
    ///
    /// A live reader follows them: they are fetched if the store lacks something that is selected of them,
    /// and are missing until then. A single read has those that the store has.
    mutating func links(
        _ value: Value,
        _ known: KeptDerivations.Known?,
        _ edge: DerivedEdge,
        _ name: String,
        _ function: DerivedFunction
    ) -> Value {
        guard let keys = EdgeKeys(value) else { return value }
        guard let query = edgeQuery(edge, keys) else {
            return keys.isList ? value.withoutKeys : .null
        }
        guard holdsSources else {
            guard let (ids, owner) = function.edges.objects(of: query) else { return .absent }
            self.owner = owner
            let areKnown = ids.allSatisfy { $0.map { source.borrow($0) != nil } ?? false }
            guard areKnown else {
                isAwaiting = true
                return .absent
            }
            return links(keys, ids, edge, name)
        }
        guard let followed = known?.edge ?? function.edges.source(of: query, for: id) else {
            return .absent
        }
        known?.edge = followed
        sources.append(followed)
        followed.begin()
        owner = followed.owner
        switch followed.objects(in: source) {
        case .known(let ids): return links(keys, ids, edge, name)
        case .awaited(let records):
            noteMissing(in: records)
            isAwaiting = true
            return .absent
        case .failed(let error, let records):
            noteMissing(in: records)
            return .error([error])
        }
    }

    /// Notes records on which it depends whether the objects are there.
    private mutating func noteMissing(in records: [DataID]) {
        hasSeenUnknown = true
        note(SeenRecords(records.map { SeenRecord($0) }))
    }

    /// Returns the query for keys; `nil` if there are none.
    private func edgeQuery(_ edge: DerivedEdge, _ keys: EdgeKeys) -> OperationDescriptor? {
        guard !keys.all.isEmpty, let artifact = bound.artifact.edgeQueries[edge.query],
            let request = artifact.parameters
        else { return nil }
        var variables: VariableData = [:]
        for definition in artifact.contents.variables {
            variables[definition.name] = bound.variables[definition.name]
        }
        variables[edge.variable] = keys.isList ? .array(keys.all) : keys.all[0]
        return OperationDescriptor(
            artifact: artifact,
            request: request,
            variables: variables,
            symbols: bound.symbols,
            session: source.session
        )
    }

    /// Returns the links to objects in the places of their keys.
    ///
    /// A list leaves out objects that don't exist. A key that is null leaves null.
    private func links(
        _ keys: EdgeKeys,
        _ ids: ContiguousArray<DataID?>,
        _ edge: DerivedEdge,
        _ name: String
    ) -> Value {
        for case let id? in ids {
            guard let other = otherType(of: id, edge) else { continue }
            let message = "`\(name)` is derived as an object of the type `\(other)`"
            return .error([GraphQLError(message: message)])
        }
        guard keys.isList else { return ids.first.flatMap(\.self).map { .link($0) } ?? .null }
        var rest = ids[...]
        var links: [DataID?] = []
        for isNull in keys.nulls {
            if isNull {
                links.append(nil)
            } else if case let id?? = rest.popFirst() {
                links.append(id)
            }
        }
        return Value(links: links)
    }

    /// Returns the type of an object if the field can't have it.
    private func otherType(of id: DataID, _ edge: DerivedEdge) -> String? {
        guard let type = edge.type, let record = source.borrow(id), !record.isDeleted,
            record.typeName != bound.unknownType
        else { return nil }
        let name = bound.symbols.text(record.typeName)
        return name.hasSameBytes(as: type) ? nil : name
    }
}

/// The keys that the function of a derived field with objects has returned.
private struct EdgeKeys {
    let isList: Bool
    /// The keys without nulls.
    var all: [JSONValue] = []
    /// Whether the element of the list at a position is null.
    var nulls: [Bool] = []

    /// Creates the keys of a value; `nil` if it is null, missing or failed.
    init?(_ value: Value) {
        switch value {
        case .absent, .null, .error: return nil
        case .list(let values):
            isList = true
            for value in values {
                let key = value.json ?? .null
                nulls.append(key.isNull)
                if !key.isNull { all.append(key) }
            }
        default:
            isList = false
            all = value.json.map { [$0] } ?? []
        }
    }
}

extension Value {
    /// The list with a null for each key.
    fileprivate var withoutKeys: Value {
        guard case .list(let keys) = self else { return self }
        return Value(links: keys.map { _ in nil })
    }
}
