#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// A fragment's data that an app writes.
struct FragmentPayload {
    let fragment: String
    /// The operation whose plan says what the data means.
    let owner: OperationDescriptor
    /// The fragment's object.
    let id: DataID
    /// The level of the plan that has the fragment's fields.
    let level: PlanIndex<NormalizationPlan.Level>
    /// The object as JSON in UTF-8.
    let bytes: Data
}

extension StoreTransaction {
    /// Writes a fragment's data into its object.
    ///
    /// - Throws: A ``ResponseError`` or ``PayloadError``. The caller must then drop the transaction,
    ///   except for its identities.
    mutating func normalize(_ payload: FragmentPayload) throws {
        let before = source
        let bound = payload.owner.normalization
        try payload.bytes.withUnsafeBytes { bytes in
            var normalizer = Normalizer(
                bytes,
                bound: bound,
                symbols: symbols,
                emptyShape: emptyShape,
                identities: take(&identities, .placeholder),
                source: take(&source, RecordSource()),
                receipt: receipt
            )
            defer {
                // Swapped, because copying counts the references in both.
                swap(&identities, &normalizer.identities)
                swap(&source, &normalizer.source)
                bound.leave(take(&normalizer.lessons, .none))
            }
            guard try normalizer.readFragment(level: payload.level, into: payload.id) else {
                throw PayloadError.otherObject(fragment: payload.fragment)
            }
            var written = normalizer.changedIDs
            if normalizer.order.isReordered {
                // A second reading overwrites the first, and may have restored the previous value.
                written.removeAll { normalizer.source[$0] == before[$0] }
            }
            written += Self.taught(normalizer.source, before: before)
            changed.add(&written)
            events += normalizer.findings.events
            fieldPayloads += normalizer.fieldPayloads
        }
        noteRead(bytes: payload.bytes.count)
    }
}
