/// Reading the objects of derived fields.
extension Reader {
    /// Returns the links to the objects that keys name, and has the fragments below belong to the query that
    /// fetches these.
    ///
    /// A live reader follows them: they are fetched if the store lacks something that is selected of them,
    /// and are missing until then. A single read has those that the store has. Those that only the app has
    /// are in the store, or don't exist.
    mutating func links(
        _ value: Value,
        _ known: KeptDerivations.More?,
        _ edge: DerivedEdge,
        _ name: String,
        _ function: DerivedFunction
    ) -> Value {
        guard let keys = EdgeKeys(value) else { return value }
        guard !keys.all.isEmpty else { return keys.isList ? keys.links(to: .list([])) : .null }
        let objects: EdgeObjects
        if followsEdges {
            guard let followed = known?.edge ?? source(of: keys, edge, name, function) else {
                return .absent
            }
            known?.edge = followed
            sources.append(followed)
            newSources.append(followed)
            owner = followed.owner
            objects = followed.objects(in: source)
        } else {
            let query = query(for: keys, edge, name)
            let isOnce = !notesSeen && !holdsSources
            guard let query,
                let found = function.edges.objects(of: query, in: source, isOnce: isOnce)
            else { return .absent }
            (objects, owner) = found
        }
        let seen = SeenRecords(objects.seen.sorted { $0.id.index < $1.id.index })
        note(seen)
        // They may be the same again later, and the source must see that.
        known?.forgetObjects()
        switch objects.state {
        case .known(let found):
            let links = keys.links(to: found)
            if followsEdges { known?.keep(links, objects, seen, source) }
            return links
        case .awaited:
            (hasSeenUnknown, isAwaiting) = (true, true)
            if followsEdges { awaitsEdge = true }
            return .absent
        case .failed(let error):
            hasSeenUnknown = true
            return .error([error])
        }
    }

    /// Returns the links that a live reader has found before; `nil` if it must look for the objects.
    mutating func keptLinks(of known: KeptDerivations.More?) -> Value? {
        guard let (followed, links, seen) = known?.objects(in: source) else { return nil }
        sources.append(followed)
        owner = followed.owner
        note(seen)
        return links
    }

    private func source(
        of keys: EdgeKeys,
        _ edge: DerivedEdge,
        _ name: String,
        _ function: DerivedFunction
    ) -> (any EdgeSource)? {
        query(for: keys, edge, name).flatMap { function.edges.source(of: $0, for: id) }
    }

    /// Returns the query for keys.
    private func query(for keys: EdgeKeys, _ edge: DerivedEdge, _ name: String) -> EdgeQuery? {
        guard let artifact = bound.artifact.edgeQueries[edge.query],
            let request = artifact.parameters
        else { return nil }
        var variables: VariableData = [:]
        for definition in artifact.contents.variables {
            variables[definition.name] = bound.variables[definition.name]
        }
        let asked: EdgeQuery.Keys
        switch edge.keys {
        case .variable(let name, let isList):
            variables[name] = isList ? .array(keys.all) : keys.all[0]
            asked = isList ? .several(keys.all, variable: name) : .one
        case .scope(let scope, let types):
            asked = .ofApp(keys.all, scope: scope, types: types)
        }
        let operation = OperationDescriptor(
            artifact: artifact,
            request: request,
            variables: variables,
            symbols: bound.symbols,
            session: source.session
        )
        return EdgeQuery(
            operation: operation,
            field: name,
            type: edge.type,
            isSingle: !keys.isList,
            keys: asked
        )
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

    /// Returns the links in the places of the keys.
    ///
    /// A list leaves out objects that don't exist. A key that is null leaves null.
    func links(to value: Value) -> Value {
        guard isList else {
            if case .links(let ids) = value { return ids.all.first.map { .link($0) } ?? .null }
            return .null
        }
        if case .links = value, !nulls.contains(true) { return value }
        var rest: [DataID?] = []
        switch value {
        case .links(let ids): rest = ids.all.map { $0 }
        case .list(let values):
            rest = values.map { if case .link(let id) = $0 { id } else { nil } }
        default: break
        }
        var (links, next): ([DataID?], _) = ([], 0)
        for isNull in nulls {
            if isNull {
                links.append(nil)
            } else {
                if next < rest.count, let id = rest[next] { links.append(id) }
                next += 1
            }
        }
        return Value(links: links)
    }
}
