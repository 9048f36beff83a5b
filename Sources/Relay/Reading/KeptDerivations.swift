/// The values of derived fields that a live reader has read, for when it reads again.
///
/// A value is used again while the records that were read for it are the same memory: a record that is
/// kept here is never changed in place. Facts about types don't count, because a value is kept only if the
/// necessary ones were known, and facts stay.
///
/// Values are not passed on from read to read, because a list keeps whole chunks without reading them.
/// Those whose records have changed are dropped when the values have become twice as many as there were
/// after the last time.
struct KeptDerivations {
    /// Identifies a value among those of a reader.
    struct Key: Hashable {
        /// The object that has the field.
        let record: DataID
        /// The position of the field's arguments in the plan.
        let arguments: Int
    }

    /// A value with the records that were read for it.
    ///
    /// A class because moving it within the dictionary would count references.
    final class Known {
        let value: Value
        let seen: SeenRecords
        /// How the field was read; another reader's value can't be used.
        private let bound: BoundReader
        // Most functions read one object, and an array would be one more allocation.
        private let first: Record?
        private let others: [Record?]
        /// The objects that the value names, if it consists of keys.
        weak var edge: (any EdgeSource)?

        fileprivate init(
            _ value: Value,
            _ seen: SeenRecords,
            _ bound: BoundReader,
            _ source: RecordSource
        ) {
            (self.value, self.seen, self.bound) = (value, seen.trimmed, bound)
            first = seen.first.flatMap { source[$0.id] }
            others = seen.dropFirst().map { source[$0.id] }
        }

        /// Returns whether the value would be the same in a version of the store.
        fileprivate func isCurrent(_ bound: BoundReader, in source: RecordSource) -> Bool {
            bound === self.bound && hasSameRecords(in: source)
        }

        fileprivate func hasSameRecords(in source: RecordSource) -> Bool {
            guard let id = seen.first?.id, Self.isSame(first, id, source) else {
                return seen.isEmpty
            }
            guard !others.isEmpty else { return true }
            return zip(others, seen.dropFirst()).allSatisfy { Self.isSame($0, $1.id, source) }
        }

        private static func isSame(
            _ record: Record?,
            _ id: DataID,
            _ source: RecordSource
        ) -> Bool {
            source.borrow(id)?.header == record?.borrowed.header
        }
    }

    /// The number of values below which none is dropped.
    private static let few = 64

    private var values: [Key: Known] = [:]
    private var limit = few

    /// How many values are kept.
    var count: Int { values.count }

    /// Returns the value of a field; `nil` if its function must be called.
    func value(_ key: Key, _ bound: BoundReader, _ source: RecordSource) -> Known? {
        guard let known = values[key], known.isCurrent(bound, in: source) else { return nil }
        return known
    }

    /// Keeps a value, and the records that were read for it.
    @discardableResult
    mutating func keep(
        _ value: Value,
        _ seen: SeenRecords,
        _ key: Key,
        _ bound: BoundReader,
        _ source: RecordSource
    ) -> Known {
        let known = Known(value, seen, bound, source)
        values[key] = known
        guard values.count > limit else { return known }
        values = values.filter { $0.value.hasSameRecords(in: source) }
        limit = max(Self.few, 2 * values.count)
        return known
    }
}
