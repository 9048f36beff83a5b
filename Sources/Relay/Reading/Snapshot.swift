/// The result of reading a definition from one version of the store.
package struct Snapshot<Output: FieldValue>: Sendable {
    /// The value that was read; meaningless if reading failed.
    package let output: Output
    package let reading: Reading
    /// The version of the store that was read.
    package let version: Int

    package init(
        source: RecordSource,
        bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID,
        notesSeen: Bool = true
    ) {
        var reader = Reader(
            source: source,
            bound: bound,
            owner: owner,
            id: id,
            notesSeen: notesSeen
        )
        output = reader.definition()
        reading = Reading(&reader)
        version = source.version
    }

    /// Reads for a live reader, with the large values that it has read before.
    ///
    /// `holdsSources` says whether the sources of live fields are held, and followed.
    init(
        source: RecordSource,
        bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID,
        notesSeen: Bool = true,
        holdsSources: Bool = true,
        keeping kept: inout KeptValues?
    ) {
        var reader = Reader(
            source: source,
            bound: bound,
            owner: owner,
            id: id,
            notesSeen: notesSeen
        )
        reader.keepValues(kept)
        reader.holdsSources = holdsSources
        output = reader.definition()
        kept = reader.takeKept()
        reading = Reading(&reader)
        version = source.version
    }

    /// The value; `nil` if reading failed.
    package var value: Output? { failure == nil ? output : nil }

    /// The value, also if nullable fields in it are `nil` because the store doesn't have them.
    package var partialValue: Output? { reading.hasValue ? output : nil }

    /// Why reading failed; `nil` if it did not.
    package var failure: ReadFailure? { reading.failure }
}

/// The result of reading a definition, without the value.
///
/// It is separate from ``Snapshot`` because generic code that depends on the type of the value,
/// which only the app knows, is slow.
package struct Reading: Sendable {
    /// The name of the definition.
    package let definition: String
    /// Why reading failed; `nil` if it did not.
    package let failure: ReadFailure?
    /// Whether there is a value, although nullable fields may be missing.
    package let hasValue: Bool
    /// Whether all missing fields are live fields that wait for their first value.
    package let isAwaited: Bool
    /// The records that were read.
    package let seen: SeenRecords
    /// The fields with errors, whether or not there is a value.
    package let errors: [FieldError]
    /// The events to log about the result.
    package let events: [LogEvent]

    /// Takes the results out of a reader, which must not be used afterwards.
    init(_ reader: inout Reader) {
        definition = reader.bound.artifact.contents.name
        failure = reader.failure
        hasValue = failure == nil || reader.hasPartialValue
        isAwaited = reader.isAwaited
        let isPlain = reader.thrown.isEmpty && reader.errors.isEmpty && reader.caught.isEmpty
        errors = isPlain ? [] : reader.thrown + reader.errors + reader.caught
        events = reader.events
        seen = reader.takeSeen()
    }
}

extension Reading {
    /// The fields for which the store has no value.
    package var missing: [String] {
        if case .missing(let fields) = failure { fields } else { [] }
    }

    /// The errors of servers for the fields.
    package var reported: [GraphQLError] {
        errors.compactMap { error in
            if case .reported(let reported) = error.reason { reported } else { nil }
        }
    }
}

/// Why a definition cannot be read.
package enum ReadFailure: Equatable, Sendable {
    /// The store has no value for these fields.
    case missing([String])
    /// These fields failed, and the resulting null reached the root.
    case failed([FieldError])
    /// The object was deleted.
    case deleted
}
