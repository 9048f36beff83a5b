/// A derived field's part of a request for the objects of several.
struct EdgePart: Sendable {
    let query: EdgeQuery
    let lookup: EdgeLookup

    /// Returns the keys of several parts, in the order in which one query has them.
    static func keys(of parts: [EdgePart]) -> [JSONValue] {
        var known: Set<JSONValue> = []
        return parts.flatMap { $0.query.keys.listed }.filter { known.insert($0).inserted }
    }
}

/// Writes the answer to the query for several derived fields into the fields of their own queries, so that these
/// keep their objects in the store.
///
/// A class because all updaters of responses are.
final class EdgeAnswer: ResponseUpdater {
    private let query: OperationDescriptor
    private let parts: [EdgePart]

    init(_ query: OperationDescriptor, _ parts: [EdgePart]) {
        (self.query, self.parts) = (query, parts)
    }

    func update(_ transaction: inout StoreTransaction) {
        guard var root = transaction.source[.root],
            let answered = parts.first?.lookup.field(in: query.normalization)
        else { return }
        let answer = root[answered]
        guard answer != .absent else { return }
        let ids = parts.map { part in
            part.lookup.keys.map { transaction.identities.intern($0, transaction.symbols) }
        }
        let elements = answer.isList ? Elements(answer, asked(ids)) : nil
        var fields: [FieldKey] = []
        for (part, ids) in zip(parts, ids) {
            guard let field = part.lookup.field else { continue }
            root[field] = elements?.value(of: ids) ?? answer
            fields.append(field)
        }
        transaction.source[.root] = root
        transaction.changed.append(.root)
        if let stamp = transaction.source.stamp(of: .root) {
            let new = stamp.replacing(fields, by: answered)
            transaction.source.changeFreshness { $0.set($0.add(new), for: .root) }
        }
    }

    /// Returns the objects of the query's keys, in their order.
    private func asked(_ ids: [[DataID]]) -> [DataID] {
        var known: [JSONValue: DataID] = [:]
        for (part, ids) in zip(parts, ids) {
            for (key, id) in zip(part.query.keys.listed, ids) { known[key] = id }
        }
        return EdgePart.keys(of: parts).compactMap { known[$0] }
    }

    /// The elements of the answer, by the objects.
    private struct Elements {
        private var linked: Set<DataID> = []
        private var errors: [DataID: [GraphQLError]] = [:]
        /// The errors of objects that aren't known.
        private var others: [GraphQLError] = []

        init(_ answer: Value, _ asked: [DataID]) {
            answer.forEachLink { linked.insert($0) }
            guard case .list(let values) = answer else { return }
            // Servers may leave out objects, and order them.
            let isInOrder =
                asked.count == values.count
                && zip(asked, values).allSatisfy { id, value in
                    if case .link(let other) = value { other == id } else { true }
                }
            for (index, value) in values.enumerated() {
                guard case .error(let new) = value else { continue }
                if isInOrder { errors[asked[index]] = new } else { others += new }
            }
        }

        func value(of ids: [DataID]) -> Value {
            guard !errors.isEmpty || !others.isEmpty else {
                return Value(links: ids.map { linked.contains($0) ? $0 : nil })
            }
            let values = ids.map { id -> Value in
                if linked.contains(id) { return .link(id) }
                return errors[id].map { .error($0) } ?? (others.isEmpty ? .null : .error(others))
            }
            return .list(ContiguousArray(values))
        }
    }
}
