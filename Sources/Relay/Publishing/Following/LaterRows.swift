/// The objects that have changed since a query was sent: its answer may be older than these changes.
struct LaterRows {
    var fields: [DataID: Set<FieldKey>] = [:]
    var deleted: Set<DataID> = []
    /// The objects as they are with the answer alone, which says where the server's lists end.
    var answers: [DataID: Record] = [:]
    /// The objects whose edges were put back into connections that the answer has without them.
    var readded: Set<DataID> = []

    var isEmpty: Bool { fields.isEmpty && deleted.isEmpty }

    /// The objects, in the order in which they became known.
    var ids: [DataID] { (Array(fields.keys) + deleted).sorted { $0.index < $1.index } }

    /// Returns whether an object was deleted, or one of these fields of it was written.
    func contain(_ id: DataID, _ keys: some Sequence<FieldKey>) -> Bool {
        guard !isEmpty else { return false }
        return deleted.contains(id) || fields[id].map { keys.contains(where: $0.contains) } ?? false
    }
}
