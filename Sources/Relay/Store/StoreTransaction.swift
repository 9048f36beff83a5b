/// Records that are being changed: a private copy of the source, and what goes with it.
package struct StoreTransaction {
    package var source: RecordSource
    package var identities: Identities
    package let symbols: Symbols
    package let emptyShape: Shape
    /// The records that were changed, with repetitions.
    package var changed: ContiguousArray<DataID> = []

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
        if !envelope.errors.isEmpty, normalizer.source.typeFacts == before.typeFacts {
            // Errors are attached after the nulls in their places; both may have been there.
            written.removeAll { normalizer.source[$0] == before[$0] }
        }
        changed += written
        return (envelope, normalizer.missing)
    }
}
