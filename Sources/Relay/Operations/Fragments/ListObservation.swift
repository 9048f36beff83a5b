/// A live reader of several objects, which are one list.
final class ListObservation<Fragment: GraphQLFragment>: FragmentObservation<[Fragment.Output]>,
    @unchecked Sendable  // because it adds constants alone.
{
    private let references: [FragmentRef<Fragment>]
    /// The data of the rows that was read last, also with other references.
    private let last: Locked<ListRows<Fragment>>

    init(
        _ environment: RelayEnvironment,
        _ references: [FragmentRef<Fragment>],
        _ receiver: (any FragmentReceiver<[Fragment.Output]>)?,
        _ last: Locked<ListRows<Fragment>> = Locked(ListRows())
    ) {
        self.references = references
        self.last = last
        super.init(environment, Fragment.artifact.name, receiver)
    }

    override var owners: [OperationDescriptor] { RelayEnvironment.owners(of: references) }

    override func read(
        _ version: RecordSource,
        notesSeen: Bool,
        _ data: inout [Fragment.Output]?,
        keeping kept: inout KeptValues?
    ) -> FragmentReading {
        var readings: [Reading] = []
        var incomplete: [FragmentReading.Incomplete] = []
        let before = last.withLock { $0 }
        var rows = ListRows<Fragment>()
        defer { withExtendedLifetime(rows) {} }
        for reference in references {
            do throws(StoreError) {
                try environment.check(reference.owner, Fragment.artifact, version)
            } catch {
                // Nothing of another session is shown.
                last.withLock { swap(&$0, &rows) }
                return FragmentReading(.failed(error))
            }
            let snapshot = environment.snapshot(
                reference,
                in: version,
                notesSeen: notesSeen,
                holdsSources: !readsOnce,
                keeping: &kept
            )
            readings.append(snapshot.reading)
            if case .missing(let fields) = snapshot.failure {
                let isAwaited = snapshot.reading.isAwaited
                incomplete.append(.init(reference, fields, isAwaited: isAwaited))
            }
            rows.add(reference, snapshot, before: before)
        }
        last.withLock { swap(&$0, &rows) }
        var reading = FragmentReading(kind(of: readings, incomplete))
        data = last.withLock { $0.data(isComplete: reading.status.kind == .value) }
        reading.status.page.isEmpty = data?.isEmpty ?? false
        reading.incomplete = incomplete
        reading.lacksObject = readings.contains { $0.failure == .deleted }
        reading.failures = readings.flatMap(\.failures)
        reading.events = readings.flatMap(\.events)
        if notesSeen, !readings.isEmpty { reading.seen = RelayEnvironment.seen(readings) }
        if version.hasAges { reading.expiry = expiry(reading.seen) }
        return reading
    }

    /// Returns the kind of the list's values: it has one when the data of all objects is there that were
    /// not deleted, and fails if that of one does.
    private func kind(
        of readings: [Reading],
        _ incomplete: [FragmentReading.Incomplete]
    ) -> FragmentStatus.Kind {
        for reading in readings {
            if case .failed(let error) = reading.kind { return .failed(error) }
        }
        guard !incomplete.isEmpty else { return .value }
        var fields: [String] = []
        for field in incomplete.lazy.flatMap(\.fields) where !fields.contains(field) {
            fields.append(field)
        }
        return .missing(fields)
    }

    private func expiry(_ seen: SeenRecords) -> ReadingAge.Expiry {
        // Most objects of a list have the same reader.
        var known: Set<ObjectIdentifier> = []
        let readers =
            references
            .map { $0.owner.reader(of: Fragment.artifact, arguments: $0.arguments) }
            .filter { known.insert(ObjectIdentifier($0)).inserted }
        return { source in readers.compactMap { $0.expiry(of: seen, in: source) }.min() }
    }
}

/// The data of the rows of a list, in order.
struct ListRows<Fragment: GraphQLFragment>: Sendable {
    private var references: [FragmentRef<Fragment>] = []
    private var outputs: [Fragment.Output] = []

    /// Adds a row, with the data from before if something is missing now.
    mutating func add(
        _ reference: FragmentRef<Fragment>,
        _ snapshot: Snapshot<Fragment.Output>,
        before: Self
    ) {
        var output = snapshot.value
        if output == nil, snapshot.failure != .deleted {
            let index = before.references.firstIndex {
                $0.dataID == reference.dataID && $0.owner.session == reference.owner.session
            }
            output = index.map { before.outputs[$0] }
        }
        guard let output else { return }
        references.append(reference)
        outputs.append(output)
    }

    /// The list; `nil` if there is no data because it is missing.
    func data(isComplete: Bool) -> [Fragment.Output]? {
        isComplete || !outputs.isEmpty ? outputs : nil
    }
}
