/// The changes that were made while requests were on their way, so that their answers, which the server may
/// have made up before, don't undo them.
///
/// There are none without a request on its way.
struct LaterWrites {
    /// A request for which changes are noted.
    typealias Request = Int

    /// Where a change of a connection's edges was made.
    enum Membership: Hashable {
        /// An edge was added, nearer to the front than to the end or not.
        case added(edge: DataID, isAtFront: Bool)
        case removed
    }

    /// The changes of one version.
    struct Changes {
        var fields: [(id: DataID, key: FieldKey)] = []
        var deleted: [DataID] = []
        /// The nodes of connections, in the order of their edges.
        var members: [(connection: DataID, node: DataID, change: Membership)] = []

        var isEmpty: Bool { fields.isEmpty && deleted.isEmpty && members.isEmpty }

        /// Returns the changes of objects, for lists that follow their filters, and the objects as an answer has
        /// them.
        func rows(in answer: RecordSource) -> LaterRows {
            var rows = LaterRows(deleted: Set(deleted))
            for (id, key) in fields { rows.fields[id, default: []].insert(key) }
            for id in rows.ids { rows.answers[id] = answer[id] }
            return rows
        }
    }

    /// Changes of more records or fields than this at once are not noted.
    static let limit = 10_000

    /// With changes of more objects than this, all of them are forgotten.
    static let mostObjects = 100_000

    private struct Member {
        let node: DataID
        let change: Membership
        let time: Int

        var isAtFront: Bool {
            if case .added(_, isAtFront: true) = change { true } else { false }
        }
    }

    /// How many versions with changes there were.
    private var time = 0
    private var lastRequest = 0
    /// The requests on their way, with the time at which each was sent.
    private var requests: [Request: Int] = [:]
    /// When fields were written last.
    private var fields: [DataID: [FieldKey: Int]] = [:]
    /// When objects were deleted.
    private var deleted: [DataID: Int] = [:]
    /// The last change of each node of a connection, in the order of the changes.
    private var members: [DataID: [Member]] = [:]
    /// With more objects than this it is worth looking for those that no request needs any more.
    private var fewObjects = 1_000

    /// How many objects have changed.
    private var count: Int {
        members.values.reduce(fields.count + deleted.count) { $0 + $1.count }
    }

    /// Whether there is a request on its way.
    var isNeeded: Bool { !requests.isEmpty }

    /// Records that a request is being sent.
    mutating func begin() -> Request {
        lastRequest += 1
        requests[lastRequest] = time
        return lastRequest
    }

    /// Records that a request was answered, or has ended; may be called again.
    mutating func end(_ request: Request) {
        guard requests.removeValue(forKey: request) != nil else { return }
        guard let oldest = requests.values.min() else { return forgetChanges() }
        guard count > fewObjects else { return }
        fields = fields.compactMapValues { keys in
            let later = keys.filter { $0.value > oldest }
            return later.isEmpty ? nil : later
        }
        deleted = deleted.filter { $0.value > oldest }
        members = members.compactMapValues { members in
            let later = members.filter { $0.time > oldest }
            return later.isEmpty ? nil : later
        }
        fewObjects = max(1_000, 2 * count)
    }

    /// Forgets all changes.
    mutating func forgetChanges() {
        (fields, deleted, members) = ([:], [:], [:])
        fewObjects = 1_000
    }

    /// Records the changes of a version.
    mutating func note(_ changes: Changes) {
        guard isNeeded, !changes.isEmpty else { return }
        time += 1
        for (id, key) in changes.fields {
            fields[id, default: [:]][key] = time
            deleted[id] = nil
        }
        for id in changes.deleted {
            deleted[id] = time
            fields[id] = nil
        }
        for (connection, changes) in Dictionary(grouping: changes.members, by: \.connection) {
            let nodes = Set(changes.map(\.node))
            let older = (members[connection] ?? []).filter { !nodes.contains($0.node) }
            let newer = changes.map { Member(node: $0.node, change: $0.change, time: time) }
            // Later edges at the front are before the rest, in the order in which they were added.
            members[connection] =
                newer.filter(\.isAtFront) + older + newer.filter { !$0.isAtFront }
        }
        if count > Self.mostObjects { forgetChanges() }
    }

    /// The keys of the fields.
    var keys: Set<FieldKey> { Set(fields.values.flatMap(\.keys)) }

    /// The objects that have changed, and those of connections that have.
    var ids: Set<DataID> {
        var ids = Set(fields.keys).union(deleted.keys).union(members.keys)
        for member in members.values.joined() {
            ids.insert(member.node)
            if case .added(let edge, _) = member.change { ids.insert(edge) }
        }
        return ids
    }

    /// Returns what has changed since a request was sent; `nil` if nothing has.
    func changes(since request: Request) -> Changes? {
        guard let sent = requests[request], sent < time else { return nil }
        var changes = Changes()
        for (id, keys) in fields {
            for (key, time) in keys where time > sent { changes.fields.append((id, key)) }
        }
        for (id, time) in deleted where time > sent { changes.deleted.append(id) }
        for (connection, members) in members {
            for member in members where member.time > sent {
                changes.members.append((connection, member.node, member.change))
            }
        }
        return changes.isEmpty ? nil : changes
    }
}
