/// Whether the store has an object.
public enum RecordStatus: Sendable, Hashable {
    /// The store has the object.
    case known
    /// The object was deleted.
    case deleted
    /// The store has never had the object, or no longer has it.
    case unknown
}

extension RecordSourceProxy {
    /// Returns whether the store has the object with this id.
    ///
    /// ``record(_:)-(ID)`` returns `nil` for deleted and for unknown objects.
    public func status(of id: ID) -> RecordStatus {
        status(of: RecordKey(id))
    }

    /// Returns whether the store has the object with this key.
    public func status(of key: RecordKey) -> RecordStatus {
        status(of: find(key))
    }

    private func status(of id: DataID?) -> RecordStatus {
        guard let id, let record = source(of: id) else { return .unknown }
        return record.isDeleted ? .deleted : .known
    }
}
