/// The values of derived fields that a live reader has read, for when it reads again.
///
/// A value is used again while the records that were read for it are the same memory: a record that is
/// kept here is never changed in place. Facts about types don't count, because a value is kept only if the
/// necessary ones were known, and facts stay. Of a live field the source is kept, which is asked for its value
/// while the fields are the same from which it was made.
///
/// Values are not passed on from read to read, because a list keeps whole chunks without reading them.
/// Those whose records have changed are dropped when the values have become twice as many as there were
/// after the last time. Until then a source that has ended stays, but nothing of the app's.
///
/// A class because calling a mutating method of a struct within ``KeptValues`` checks at run time that nothing
/// else has access to it, which took a tenth of the time of reading a value.
final class KeptDerivations {
    /// Identifies a value among those of a reader.
    struct Key: Hashable {
        /// The object that has the field.
        let record: DataID
        /// The position of the field's arguments in the plan.
        let arguments: Int32

        init(_ record: DataID, _ arguments: PlanIndex<[Argument]>) {
            self.record = record
            self.arguments = Int32(truncatingIfNeeded: arguments.position)
        }
    }

    /// A value with the records that were read for it.
    private struct Known {
        let key: Key
        let value: Value
        /// The object that has the field, and what was read of it.
        var record: Record
        let fields: FieldSet
        /// How the field was read; another reader's value can't be used.
        let bound: BoundReader
        let more: More?
    }

    /// The parts that most values don't have: other records that were read, the objects that they name, and a
    /// source.
    final class More {
        let seen: SeenRecords
        private let records: [Record?]
        /// The objects that the value names, if it consists of keys.
        weak var edge: (any EdgeSource)?
        /// The objects as they were found last.
        private var found: FoundObjects?
        /// The source of a live field, whose value is not kept.
        fileprivate let live: (any LiveSource)?
        /// The hold on it, which the readers of the field have.
        private(set) weak var hold: LiveHold?
        /// The store's session in which the source counts; `nil` for other fields.
        fileprivate let session: Int?

        fileprivate init(_ seen: SeenRecords, _ source: RecordSource) {
            self.seen = seen.trimmed
            (live, session) = (nil, nil)
            records = seen.map { source[$0.id] }
        }

        fileprivate init(_ hold: LiveHold, _ session: Int) {
            (seen, records) = ([], [])
            (live, self.hold, self.session) = (hold.source, hold, session)
        }

        /// Returns the objects that the value names with their source, if nothing of them has changed since
        /// they were found.
        func objects(
            in source: RecordSource
        ) -> (edge: any EdgeSource, links: Value, seen: SeenRecords)? {
            guard let found, found.isCurrent(in: source), let edge else { return nil }
            return (edge, found.links, found.seen)
        }

        func forgetObjects() { found = nil }

        /// Keeps the objects, unless it isn't known when they are others.
        func keep(
            _ links: Value,
            _ objects: EdgeObjects,
            _ seen: SeenRecords,
            _ source: RecordSource
        ) {
            found = objects.reached.flatMap { FoundObjects(links, seen, $0, source) }
        }

        /// Returns whether a kept value is that of a version; `false` for a source.
        fileprivate func hasCurrentValue(in source: RecordSource) -> Bool {
            guard session == nil else { return false }
            return zip(records, seen).allSatisfy { record, seen in
                source.borrow(seen.id)?.header == record?.borrowed.header
            }
        }
    }

    /// The links to the objects of a derived field, with the records that say that these are complete.
    ///
    /// A class because a copy of a struct counts each of its references.
    private final class FoundObjects {
        let links: Value
        let seen: SeenRecords
        private let ids: [DataID]
        private let records: [Record]

        /// Creates nothing if one of the records is not there.
        init?(_ links: Value, _ seen: SeenRecords, _ reached: [DataID], _ source: RecordSource) {
            (self.links, self.seen) = (links, seen.trimmed)
            ids = reached
            records = reached.compactMap { source[$0] }
            guard records.count == ids.count else { return nil }
        }

        func isCurrent(in source: RecordSource) -> Bool {
            zip(ids, records).allSatisfy { id, record in
                source.borrow(id)?.header == record.borrowed.header
            }
        }
    }

    /// The number of values below which none is dropped.
    private static let few = 64

    /// The values, in the order in which they were read first.
    private var values: ContiguousArray<Known> = []
    private var positions: [Key: Int] = [:]
    /// The position of the value behind the one that was read last, which usually comes next: no key is
    /// hashed then.
    private var next = 0
    private var limit = few

    /// How many values are kept.
    var count: Int { values.count }

    /// Returns the position of the value of a field of `record`; `nil` if its function must be called.
    ///
    /// Positions are good until a value is added.
    @inline(__always)
    func position(
        of key: Key,
        _ record: BorrowedRecord,
        _ bound: BoundReader,
        _ source: RecordSource
    ) -> Int? {
        guard let position = find(key), values[position].bound === bound,
            values[position].record.borrowed.header == record.header,
            values[position].more?.hasCurrentValue(in: source) != false
        else { return nil }
        return position
    }

    /// Returns the source of a live field of `record`, with its position, which may have ended; `nil` if the
    /// input of its function may be another one.
    func source(
        of key: Key,
        _ record: BorrowedRecord,
        _ bound: BoundReader,
        _ source: RecordSource
    ) -> (source: any LiveSource, position: Int)? {
        guard let position = find(key), values[position].bound === bound,
            let more = values[position].more, more.session == source.session, let live = more.live
        else { return nil }
        let known = values[position].record.borrowed
        if known.header != record.header {
            guard record.hasSameValues(as: known, in: values[position].fields),
                let new = source[key.record]
            else { return nil }
            values[position].record = new
        }
        return (live, position)
    }

    @inline(__always)
    private func find(_ key: Key) -> Int? {
        var position = next
        if position == values.count || values[position].key != key {
            guard let known = positions[key] else { return nil }
            position = known
        }
        next = position + 1
        return position
    }

    /// Returns the value at a position.
    @inline(__always)
    func value(at position: Int) -> Value { values[position].value }

    /// Returns what was read for the value at a position of the object that has the field.
    @inline(__always)
    func fields(at position: Int) -> FieldSet { values[position].fields }

    /// Returns what else belongs to the value at a position.
    @inline(__always)
    func more(at position: Int) -> More? { values[position].more }

    /// Keeps a value, and what was read for it.
    ///
    /// Returns what belongs to it; always something if it consists of keys, as `isEdge` says.
    func keep(
        _ value: Value,
        _ seen: SeenRecords,
        isEdge: Bool,
        _ key: Key,
        _ bound: BoundReader,
        _ source: RecordSource
    ) -> More? {
        let others = SeenRecords(seen.filter { $0.id != key.record }, parts: seen.parts)
        let more = others.isEmpty && !isEdge ? nil : More(others, source)
        add(key, value, seen, more, bound, source)
        return more
    }

    /// Keeps the source of a live field, unless other objects than the one with the field were read for it.
    func keep(
        _ live: LiveHold,
        _ seen: SeenRecords,
        _ key: Key,
        _ bound: BoundReader,
        _ source: RecordSource
    ) {
        guard seen.parts == nil, seen.allSatisfy({ $0.id == key.record }) else { return }
        add(key, .absent, seen, More(live, source.session), bound, source)
    }

    private func add(
        _ key: Key,
        _ value: Value,
        _ seen: SeenRecords,
        _ more: More?,
        _ bound: BoundReader,
        _ source: RecordSource
    ) {
        guard let record = source[key.record] else { return }
        let known = Known(
            key: key,
            value: value,
            record: record,
            fields: seen.first { $0.id == key.record }?.fields ?? .existence,
            bound: bound,
            more: more
        )
        if let position = positions[key] {
            values[position] = known
            return
        }
        positions[key] = values.count
        values.append(known)
        guard values.count > limit else { return }
        values.removeAll { known in
            if let more = known.more, more.session != nil { return more.hold == nil }
            return source.borrow(known.key.record)?.header != known.record.borrowed.header
                || known.more?.hasCurrentValue(in: source) == false
        }
        positions = [:]
        for (position, known) in values.enumerated() { positions[known.key] = position }
        (limit, next) = (max(Self.few, 2 * values.count), values.count)
    }
}
