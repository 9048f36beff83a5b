/// The versions that were published since readers were last notified, as one change.
struct PublishedChanges: Sendable {
    /// The records that differ between the versions, with repetitions.
    private(set) var ids: ContiguousArray<DataID> = []
    /// The version before the first change; `nil` if nothing has changed.
    private(set) var before: RecordSource?
    /// The version after the last change.
    private(set) var after = RecordSource()

    init() {}

    /// Creates a change to all fields of records, whatever the versions have.
    init(toAllOf ids: ContiguousArray<DataID>) { self.ids = ids }

    var isEmpty: Bool { ids.isEmpty }

    /// Adds the change from `previous`, the version that was published so far.
    ///
    /// Moves `previous` in if the change is the first.
    mutating func add(
        _ changed: inout ContiguousArray<DataID>,
        from previous: inout RecordSource?,
        to current: RecordSource
    ) {
        guard !changed.isEmpty else { return }
        if before == nil { swap(&before, &previous) }
        after = current
        ids.add(&changed)
    }

    /// Returns which fields of a changed record have other values than before.
    ///
    /// None if it changed and changed back.
    func fields(of id: DataID) -> FieldSet {
        guard let before, let old = before.borrow(id), let new = after.borrow(id) else {
            return .all
        }
        return new.fields(differingFrom: old)
    }

    /// Moves the version before the changes out, to be released.
    mutating func takeBefore() -> RecordSource? { take(&before, nil) }

    /// Whether readers may see other values although all records are the same: something was
    /// learned about types.
    var concernsTypes: Bool { before.map { $0.hasOtherTypeFacts(than: after) } ?? false }
}
