/// Records that are being changed: a private copy of the source, and what goes with it.
package struct StoreTransaction {
    package var source: RecordSource
    package var identities: Identities
    package let symbols: Symbols
    package let emptyShape: Shape
    /// The records that were changed, with repetitions.
    package var changed: ContiguousArray<DataID> = []
    /// What the handlers of the fields that were written are to be told.
    package var fieldPayloads: [FieldPayload] = []
    /// What there is to tell once it is published.
    package var events: [LogEvent] = []

    // A pointer because the response is read in place, once.

    /// Writes a response's data into the record `root`.
    ///
    /// - Throws: A ``ResponseError``; the transaction is then to be dropped, but for its
    ///   identities.
    package mutating func normalize(
        _ bytes: UnsafeRawBufferPointer,
        _ bound: BoundNormalization,
        root: DataID
    ) throws -> (envelope: ResponseEnvelope, missing: [String]) {
        let before = source
        var normalizer = Normalizer(
            bytes,
            bound: bound,
            symbols: symbols,
            emptyShape: emptyShape,
            identities: take(&identities, .placeholder),
            source: take(&source, RecordSource())
        )
        defer {
            identities = normalizer.identities
            source = normalizer.source
        }
        let rootType = normalizer.source[root]?.typeName ?? symbols.typeName("")
        let envelope = try normalizer.readResponse(into: root, type: rootType)
        var written = normalizer.changed
        if !envelope.errors.isEmpty {
            // Errors are attached after the nulls in their places; both may have been there.
            written.removeAll { normalizer.source[$0] == before[$0] }
        }
        changed += written + Self.taught(normalizer.source, before: before)
        events += normalizer.events
        fieldPayloads += normalizer.fieldPayloads
        return (envelope, normalizer.missing)
    }

    /// The records of types of which something new is known: their readers may have waited for it.
    ///
    /// This looks at all records, which is seldom: a type is learned once.
    private static func taught(
        _ source: RecordSource,
        before: RecordSource
    ) -> ContiguousArray<DataID> {
        guard source.typeFacts != before.typeFacts else { return [] }
        let types = Set(
            source.typeFacts.filter { before.typeFacts[$0.key] != $0.value }.map(\.key.type)
        )
        let all = (0..<UInt32(source.endIndex)).lazy.map { DataID(index: $0) }
        return ContiguousArray(
            all.filter { id in source[id].map { types.contains($0.typeName) } ?? false }
        )
    }
}
