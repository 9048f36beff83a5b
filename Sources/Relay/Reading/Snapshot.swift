/// What came of reading a definition at one version of the store.
package struct Snapshot<Output: FieldValue>: Sendable {
    /// What was read; of no meaning where that has failed.
    package let output: Output
    package let reading: Reading
    /// The version of the store that was read.
    package let version: Int

    package init(
        source: RecordSource,
        bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID
    ) {
        var reader = Reader(source: source, bound: bound, owner: owner, id: id)
        output = reader.definition()
        reading = Reading(&reader)
        version = source.version
    }

    /// The value; `nil` when there is none.
    package var value: Output? { failure == nil ? output : nil }

    /// Why there is no value.
    package var failure: ReadFailure? { reading.failure }
}

/// What there is to tell of reading a definition, besides the value.
///
/// Apart from it because what depends on the value's type, which is known to the app only, is
/// slow here.
package struct Reading: Sendable {
    /// The name of the definition.
    package let definition: String
    /// Why there is no value.
    package let failure: ReadFailure?
    /// The records that were read, each once, in ascending order.
    package let seen: ContiguousArray<DataID>
    /// The fields that have errors, whether or not there is a value.
    package let errors: [FieldError]
    /// What there is to tell of the value.
    package let events: [LogEvent]

    /// Notes what there is to tell of what `reader` has read, for which it is used up.
    init(_ reader: inout Reader) {
        definition = reader.bound.artifact.contents.name
        failure = reader.failure
        let isPlain = reader.thrown.isEmpty && reader.errors.isEmpty && reader.caught.isEmpty
        errors = isPlain ? [] : reader.thrown + reader.errors + reader.caught
        events = reader.events
        seen = reader.takeSeen()
    }
}

/// Why reading gave no value.
package enum ReadFailure: Equatable, Sendable {
    /// Nothing is known of these fields.
    case missing([String])
    /// These fields failed, and the null reached the root.
    case failed([FieldError])
    /// The object was deleted.
    case deleted
}
