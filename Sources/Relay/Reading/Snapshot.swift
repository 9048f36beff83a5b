/// What came of reading a definition at one version of the store.
package struct Snapshot<Output: FieldValue>: Sendable {
    /// The name of the definition.
    package let definition: String
    package let result: ReadResult<Output>
    /// The records that were read, each once, in ascending order.
    package let seen: ContiguousArray<DataID>
    /// The fields that have errors, whether or not there is a result.
    package let errors: [FieldError]
    /// What there is to tell of the result.
    package let events: [LogEvent]

    package init(
        source: RecordSource,
        bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID
    ) {
        definition = bound.artifact.contents.name
        var reader = Reader(source: source, bound: bound, owner: owner, id: id)
        let contents = bound.artifact.contents
        let output: Output = reader.definition(catching: contents.catchTarget)
        if reader.isDeleted {
            result = .deleted
        } else if !reader.missing.isEmpty {
            result = .missing(reader.missing)
        } else if reader.isFailing || !reader.thrown.isEmpty
            || contents.throwsOnFieldError && !reader.errors.isEmpty
        {
            result = .failed(reader.thrown + reader.errors)
        } else {
            result = .value(output)
        }
        errors = reader.thrown + reader.errors + reader.caught
        events = reader.logged.map { .readRequiredNull(definition: contents.name, path: $0) }
        seen = Self.distinct(reader.seen)
    }

    /// The errors for which there is no result.
    package var failures: [FieldError] {
        if case .failed(let errors) = result { errors } else { [] }
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
package enum ReadResult<Output: FieldValue>: Sendable {
    case value(Output)
    /// Nothing is known of these fields.
    case missing([String])
    /// These fields failed, and the null reached the root.
    case failed([FieldError])
    /// The object was deleted.
    case deleted

    package var value: Output? {
        if case .value(let output) = self { output } else { nil }
    }
}
