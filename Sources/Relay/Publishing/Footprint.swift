/// The records that an optimistic update has looked at, whether or not they exist.
///
/// It need not be applied again as long as none of them changes. A class because the transaction
/// that fills it is copied while an updater runs.
package final class Footprint: @unchecked Sendable {  // because only the writer changes it.
    @exclusivity(unchecked) private(set) var ids: Set<DataID> = []
    /// Long lists that it has searched.
    @exclusivity(unchecked) private(set) var lists: [LinkList] = []
    /// Whether it may depend on any record.
    @exclusivity(unchecked) private(set) var isUnbounded = false

    /// With more records it is cheaper to apply the update again than to compare.
    private static let limit = 1_000

    func note(_ id: DataID) {
        if !isUnbounded, ids.insert(id).inserted, ids.count > Self.limit { noteAll() }
    }

    /// Records that the update has searched a list.
    func note(_ list: LinkList) {
        guard !isUnbounded else { return }
        if list.chunks == nil { list.forEach(note) } else { lists.append(list) }
    }

    /// Records that the update may depend on any record.
    func noteAll() {
        isUnbounded = true
        (ids, lists) = ([], [])
    }
}
