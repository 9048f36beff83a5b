/// Why the garbage collector keeps a record.
package struct Retention: Sendable {
    /// The kind of root, in words: `retained`, `read by a live reader`.
    package let origin: String
    /// The operation or the readers at which the chain begins.
    package let root: String
    /// The links from there, the first record first.
    package let path: [String]
}

extension TapeStore {
    /// Returns why a record is kept; `nil` if nothing keeps it.
    ///
    /// Of several reasons one is told, by a shortest chain: retained operations come before those to whose
    /// data the app has references, then live readers, and all others follow.
    package func retention(of name: String) -> Retention? {
        let kinds: [(String, (Root) -> Bool)] = [
            ("retained", { $0.retained > 0 }),
            ("referenced by the app", { $0.retained == 0 && $0.references > 0 }),
        ]
        for (origin, isKind) in kinds {
            if let found = retention(of: name, roots.filter(isKind), origin) { return found }
        }
        let readers = readers(of: name)
        if !readers.isEmpty {
            let names = readers.map { "\($0.definition) (reader \($0.number))" }
            return Retention(
                origin: "read by a live reader",
                root: names.joined(separator: ", "),
                path: [name]
            )
        }
        if isLoaded {
            return Retention(origin: "loaded from an inspection", root: "", path: [name])
        }
        let released = roots.filter { $0.retained == 0 && $0.references == 0 }
        if let found = retention(of: name, released, "in the release buffer") { return found }
        for operation in recalled {
            guard let path = path(to: name, overFields: operation.fields) else { continue }
            return Retention(origin: "of an earlier run", root: operation.operation, path: path)
        }
        return nil
    }

    /// Returns the live readers that have read a record, in the order in which they began.
    package func readers(of name: String) -> [Reader] {
        readers.values.filter { $0.reads[name] != nil }.sorted { $0.number < $1.number }
    }

    private func retention(of name: String, _ roots: [Root], _ origin: String) -> Retention? {
        for root in roots {
            guard let plan = plans[root.operation] else { continue }
            let start = TapePlan.Visit(level: 0, record: root.record)
            let path = Self.path(from: start, next: { plan.visits(after: $0, in: records) }) {
                $0.record == name
            }
            if let path {
                return Retention(origin: origin, root: root.operation, path: path.map(\.record))
            }
        }
        return nil
    }

    private func path(to name: String, overFields fields: [String]) -> [String]? {
        Self.path(
            from: "root",
            next: { record in
                guard let found = records[record] else { return [] }
                if record != "root" { return found.links.sorted() }
                var links: [String] = []
                for key in fields { found.fields[key]?.forEachLink { links.append($0) } }
                return links
            },
            isGoal: { $0 == name }
        )
    }

    /// Returns a shortest path.
    private static func path<Node: Hashable>(
        from start: Node,
        next: (Node) -> [Node],
        isGoal: (Node) -> Bool
    ) -> [Node]? {
        var origins: [Node: Node?] = [start: nil]
        var queue = [start]
        var position = 0
        while position < queue.count {
            let node = queue[position]
            position += 1
            if isGoal(node) { return sequence(first: node) { origins[$0] ?? nil }.reversed() }
            for other in next(node) where origins[other] == nil {
                origins[other] = .some(node)
                queue.append(other)
            }
        }
        return nil
    }
}
