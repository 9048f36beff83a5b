extension StoreInspection {
    /// Why the garbage collector keeps a record.
    public struct RetentionReason: Sendable, Hashable, CustomStringConvertible {
        /// The kind of root that keeps the object.
        public enum Origin: Sendable, Hashable {
            /// An operation that is retained or in flight, with its variables.
            case retained(operation: String)
            /// An operation, with its variables, to whose data the app has references.
            case referenced(operation: String)
            /// An operation in the release buffer, with its variables.
            case released(operation: String)
            /// A live reader has read the record.
            case observed
            /// An operation that an earlier run of the app has kept, with its variables, and that was not fetched
            /// in this run.
            case recalled(operation: String)
            /// The app has loaded the record by ``RelayEnvironment/load(_:isolation:)``.
            case loaded
        }

        /// The kind of root that keeps the object.
        public let origin: Origin
        /// The links from there, the first record first: `root`, `root.hero`, `"7"`.
        public let path: [String]

        /// The chain in one line.
        public var description: String {
            let start =
                switch origin {
                case .retained(let operation): "retained: \(operation)"
                case .referenced(let operation): "referenced: \(operation)"
                case .released(let operation): "in the release buffer: \(operation)"
                case .observed: "read by a live reader"
                case .recalled(let operation): "of an earlier run: \(operation)"
                case .loaded: "loaded from an inspection"
                }
            return ([start] + path).joined(separator: " → ")
        }
    }
}

extension StoreInspection {
    /// Why the collector keeps the object with this id; `nil` when it doesn't, or there is none.
    ///
    /// Of several reasons one is told, by a shortest chain: retained operations come before
    /// referenced ones, and both before all others.
    public func retentionReason(of id: ID) -> RetentionReason? {
        retentionReason(of: RecordKey(id))
    }

    /// Why the collector keeps the object with this key, like ``retentionReason(of:)-(ID)``.
    public func retentionReason(of key: RecordKey) -> RetentionReason? {
        find(key).flatMap { retentionReason(ofRecord: $0) }
    }

    /// Why the collector keeps a record, like ``retentionReason(of:)-(ID)``.
    package func retentionReason(ofRecord dataID: DataID) -> RetentionReason? {
        guard base[dataID] != nil else { return nil }
        let (retained, others) = (roots.filter { $0.count > 0 }, roots.filter { $0.count == 0 })
        let (referenced, released) = (
            others.filter { $0.references > 0 }, others.filter { $0.references == 0 }
        )
        if let reason = reason(of: dataID, retained, { .retained(operation: $0) }) { return reason }
        if let reason = reason(of: dataID, referenced, { .referenced(operation: $0) }) {
            return reason
        }
        if seen.contains(dataID) { return .init(origin: .observed, path: [name(dataID)]) }
        if loaded.contains(dataID) { return .init(origin: .loaded, path: [name(dataID)]) }
        return reason(of: dataID, released) { .released(operation: $0) }
            ?? reasonInEarlierRun(of: dataID)
    }

    private func reasonInEarlierRun(of dataID: DataID) -> RetentionReason? {
        for operation in recalled {
            guard let path = path(from: operation.rootFields, to: dataID) else { continue }
            return RetentionReason(
                origin: .recalled(operation: operation.key.description),
                path: path.map { name($0) }
            )
        }
        return nil
    }

    /// The records on a shortest way from fields of the query root, over any links.
    private func path(from rootFields: [FieldKey], to target: DataID) -> [DataID]? {
        var origins: [DataID: DataID?] = [.root: nil]
        var queue = [DataID.root]
        var next = 0
        while next < queue.count {
            let id = queue[next]
            next += 1
            if id == target {
                return sequence(first: id) { origins[$0] ?? nil }.reversed()
            }
            guard let record = base[id], !record.isDeleted else { continue }
            for key in id == .root ? rootFields : Array(record.keys) {
                record[key].forEachLink { linked in
                    guard origins[linked] == nil else { return }
                    origins[linked] = .some(id)
                    queue.append(linked)
                }
            }
        }
        return nil
    }

    private func reason(
        of dataID: DataID,
        _ roots: [StoreRoots.Counted],
        _ origin: (String) -> RetentionReason.Origin
    ) -> RetentionReason? {
        for counted in roots {
            guard let path = path(from: counted.root, to: dataID) else { continue }
            return RetentionReason(
                origin: origin(counted.root.description),
                path: path.map { name($0) }
            )
        }
        return nil
    }

    /// A record that an operation reaches, with its level in the plan.
    ///
    /// The links that are followed from it depend on both.
    private struct Visit: Hashable {
        let level: PlanIndex<NormalizationPlan.Level>
        let id: DataID
    }

    /// The records on a shortest way from a root, which the collector's marker would go as well.
    private func path(from root: StoreRoots.Root, to target: DataID) -> [DataID]? {
        let bound = root.operation.normalization
        let start = Visit(level: .root, id: root.dataID)
        var origins: [Visit: Visit?] = [start: nil]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let visit = queue[next]
            next += 1
            if visit.id == target {
                return sequence(first: visit) { origins[$0] ?? nil }.map(\.id).reversed()
            }
            for following in Self.visits(after: visit, in: base, bound)
            where origins[following] == nil {
                origins[following] = .some(visit)
                queue.append(following)
            }
        }
        return nil
    }

    private static func visits(
        after visit: Visit,
        in source: RecordSource,
        _ bound: BoundNormalization
    ) -> [Visit] {
        guard let record = source[visit.id], !record.isDeleted else { return [] }
        var visits: [Visit] = []
        for index in bound.plan.objects[bound.object(visit.level, type: record.typeName)].fields {
            let field = bound.plan.fields[index]
            guard let level = field.level.index else { continue }
            for key in [bound.key(field)] + bound.linkedHandleKeys(field) {
                record[key].forEachLink { visits.append(Visit(level: level, id: $0)) }
            }
        }
        return visits
    }
}

extension StoreRoots.Root {
    /// The operation's name and variables: `StoryQuery {"id":"4"}`.
    var description: String {
        let variables = operation.variables
        return operation.request.name + (variables.isEmpty ? "" : " \(variables)")
    }
}

extension RecalledOperation.Key {
    /// The operation's name and variables: `StoryQuery {"id":"4"}`.
    var description: String {
        name + (variables.isEmpty ? "" : " \(JSONValue.object(variables))")
    }
}
