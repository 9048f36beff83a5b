/// What came of reading a definition at one version of the store.
package struct Snapshot<Data: Selection>: Sendable {
    package let result: ReadResult<Data>
    /// The records that were read, each once, in ascending order.
    package let seen: ContiguousArray<DataID>
    /// The fields that have errors, whether or not there is a result.
    package let errors: [FieldError]

    package init(
        source: RecordSource,
        bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID
    ) {
        var reader = Reader(source: source, bound: bound, owner: owner, id: id)
        let data = Data(&reader)
        if reader.isDeleted {
            result = .deleted
        } else if !reader.missing.isEmpty {
            result = .missing(reader.missing)
        } else if reader.isFailing {
            result = .failed(reader.errors)
        } else {
            result = .value(data)
        }
        errors = reader.errors
        seen = Self.distinct(reader.seen)
    }

    private static func distinct(_ ids: ContiguousArray<DataID>) -> ContiguousArray<DataID> {
        var sorted = ids
        sorted.sort { $0.index < $1.index }
        var result = ContiguousArray<DataID>()
        result.reserveCapacity(sorted.count)
        for id in sorted where result.last != id { result.append(id) }
        return result
    }
}

/// A value, or the reason why there is none.
package enum ReadResult<Data: Selection>: Sendable {
    case value(Data)
    /// Nothing is known of these fields.
    case missing([String])
    /// These fields failed, and the null reached the root.
    case failed([FieldError])
    /// The object was deleted.
    case deleted

    package var value: Data? {
        if case .value(let data) = self { data } else { nil }
    }
}
