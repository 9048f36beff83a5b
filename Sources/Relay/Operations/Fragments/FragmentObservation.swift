/// A live reader of a fragment's data, of one object or of several as a list.
///
/// It has two ways to deliver: a stream reads when it subscribes, and is given what the same thread reads
/// later. A model reads first, on the main actor; a background task then subscribes the reader, which
/// reads once more, so that no change is missed in between. Subclasses read.
class FragmentObservation<Output: FieldValue>: StoreSubscriptions.Reader,
    @unchecked Sendable  // because one thread at a time refreshes a reader.
{
    let environment: RelayEnvironment
    let definition: String
    private let holdings = Holdings()
    private weak var receiver: (any FragmentReceiver<Output>)?
    /// Whether it reads once, without keeping anything.
    let readsOnce: Bool
    private let isOfModel: Bool
    private let followsStatus: Bool
    // The state that only refreshing uses, on one thread at a time.
    private var status: FragmentStatus?
    private var data: Output?
    /// The missing fields of the version that was read last, unless they are on their way.
    private var incomplete: FragmentReading.Incomplete?
    private var log = ReadingLog()
    private var kept: KeptValues?
    private var observesFlights = false
    /// `nil` while nothing has aged.
    private var age: ReadingAge?

    /// Creates a reader, which holds its receiver weakly; without one it reads once.
    init(
        _ environment: RelayEnvironment,
        _ definition: String,
        _ receiver: (any FragmentReceiver<Output>)?
    ) {
        self.environment = environment
        self.definition = definition
        self.receiver = receiver
        readsOnce = receiver == nil
        isOfModel = receiver?.isModel ?? false
        followsStatus = receiver?.followsStatus ?? false
    }

    /// The operations in which the fragments were spread.
    var owners: [OperationDescriptor] { [] }

    /// Reads a version, with the large values that were read before, and sets `data` if it has all of
    /// it; `notesSeen` says whether the records that are read must be known.
    func read(
        _ version: RecordSource,
        notesSeen: Bool,
        _ data: inout Output?,
        keeping kept: inout KeptValues?
    ) -> FragmentReading {
        FragmentReading(.deleted)
    }

    /// The record of the fragment; `nil` for several.
    var object: DataID? { nil }

    private var store: Store { environment.store }

    override var operations: [OperationDescriptor]? { owners }

    override var subject: ReaderSubject {
        ReaderSubject(definition: definition, object: object, operation: owners.first)
    }

    // MARK: - Reading once

    /// Returns the state in a version, without keeping anything of it.
    func state(in version: RecordSource) -> FragmentState<Output> {
        var data: Output?
        var kept: KeptValues?
        let reading = read(version, notesSeen: version.hasAges, &data, keeping: &kept)
        return FragmentState(current(reading, in: version), data, definition)
    }

    /// The first values of a model.
    struct First {
        let status: FragmentStatus
        let data: Output?
    }

    /// Reads the first values of a model, from the version that other models show.
    @MainActor
    func readFirst() -> First {
        var (version, isNewest) = store.beginModelRead()
        // Not read into the properties, whose access would be checked.
        var new: Output?
        var kept: KeptValues?
        var reading = read(version, notesSeen: version.hasAges, &new, keeping: &kept)
        // A reference may be newer than the screen, so less than the newest version has is not shown.
        let isLess = reading.status.kind != .value || reading.lacksObject
        if !isNewest, isLess || version.session != store.source.session {
            version = store.bringTurnForward()
            // The sources of live fields must not end in between.
            let before = take(&kept, nil)
            new = nil
            reading = read(version, notesSeen: version.hasAges, &new, keeping: &kept)
            withExtendedLifetime(before) {}
        }
        if let kept { self.kept = kept }
        for event in reading.events { store.logRead(event) }
        let status = current(reading, in: version)
        (self.status, data) = (status, new)
        return First(status: status, data: new)
    }

    // MARK: - Living

    /// Subscribes on a background task, after what was read first is shown.
    ///
    /// The last step of a model, because the task may read again at once.
    func subscribeLater() {
        store.doModelWork(endsWork: true) { [self] in subscribe() }
    }

    /// Reads, delivers, and does so again after each change.
    ///
    /// `end` is called when the session ends.
    func subscribe(_ session: Int = .min, onReset end: (@Sendable () -> Void)? = nil) {
        guard receiver != nil else { return }
        var isWaiting = false
        let subscription = store.subscribe { source in
            let first = self.refresh(source)
            isWaiting = self.observesFlights
            return (self, first)
        }.subscription
        holdings.hold(subscription)
        // A request may have begun or ended before that.
        if isWaiting { store.refresh(self) }
        if let end { holdings.hold(store.onReset(of: session, end)) }
        if let logged = store.logObservation(of: definition) { holdings.hold(logged) }
    }

    /// Ends the observation; of a model on a background task.
    func end() {
        perform { [holdings] in holdings.dispose() }
    }

    /// Does work at once or, for a model, on a background task.
    private func perform(_ work: @escaping @Sendable () -> Void) {
        if isOfModel { store.doModelWork(work) } else { work() }
    }

    private func logMissing(_ incomplete: FragmentReading.Incomplete) {
        environment.logMissing(
            incomplete.fields,
            of: incomplete.object,
            definition,
            incomplete.owner
        )
    }

    override func refresh(_ version: RecordSource) -> StoreSubscriptions.Refreshed {
        var new: Output?
        let reading = kept.reading { read(version, notesSeen: true, &new, keeping: &$0) }
        if followsStatus, case .missing = reading.status.kind { observeFlights() }
        let status = current(reading, in: version)
        if followsStatus, version.hasAges { checkAge(reading.expiry) }
        var hasChanged = status != self.status || !Optional.areSame(new, data)
        let lacking: FragmentReading.Incomplete? =
            if case .missing = status.kind { reading.incomplete.first } else { nil }
        if isOfModel, let lacking, incomplete == nil {
            store.doModelWork { [self] in logMissing(lacking) }
        }
        incomplete = lacking
        if hasChanged {
            (self.status, data) = (status, new)
            hasChanged = receiver?.receive(status, new, from: self) ?? false
        }
        return .init(
            seen: reading.seen,
            hasChanged: hasChanged,
            events: log.events(
                reading.events,
                reading.failures,
                definition,
                hasChanged: hasChanged
            )
        )
    }

    /// Returns the status with whether missing data is on its way, and whether a value has expired.
    private func current(_ reading: FragmentReading, in version: RecordSource) -> FragmentStatus {
        var status = reading.status
        switch status.kind {
        case .missing(let fields):
            // Most objects of a list have the same operation.
            var known: OperationDescriptor?
            let isOnItsWay = reading.incomplete.allSatisfy { object in
                if object.isAwaited { return true }
                defer { known = object.owner }
                return object.owner === known || environment.executor.isInFlight(object.owner)
            }
            if isOnItsWay { status.kind = .loading(fields) }
        case .value where version.hasAges:
            let expiry = reading.expiry?(store.source)
            if let expiry, expiry <= store.options.now() { status.kind = .stale }
        default: break
        }
        return status
    }

    /// Reads again when what was read last expires, or is renewed after that.
    private func checkAge(_ expiry: ReadingAge.Expiry?) {
        if age == nil {
            let new = ReadingAge(store, notify: readAgain)
            age = new
            holdings.hold(Disposable { new.end() })
        }
        age?.check(expiry)
    }

    /// Reads again when requests begin and end, because missing data may then be on its way.
    private func observeFlights() {
        guard !observesFlights else { return }
        observesFlights = true
        for owner in owners {
            holdings.hold(environment.executor.observeFlights(of: owner, readAgain))
        }
    }

    private var readAgain: @Sendable () -> Void {
        { [weak self] in
            guard let self else { return }
            perform { self.store.refresh(self) }
        }
    }
}

/// Takes what a live reader of a fragment has read.
protocol FragmentReceiver<Output>: AnyObject, Sendable {
    associatedtype Output: FieldValue

    /// Whether values are shown on the main actor.
    var isModel: Bool { get }
    /// Whether it needs to know what is on its way, and what has outlived its age.
    var followsStatus: Bool { get }

    /// Takes what differs from the last reading.
    ///
    /// One thread at a time calls it, without any lock. Returns whether the app gets something new.
    func receive(
        _ status: FragmentStatus,
        _ data: Output?,
        from observation: FragmentObservation<Output>
    ) -> Bool
}

/// A live reader of one object.
final class ObjectObservation<Fragment: GraphQLFragment>: FragmentObservation<Fragment.Output>,
    @unchecked Sendable  // because it adds constants alone.
{
    private let reference: FragmentRef<Fragment>
    /// Returns whether a version's list has more pages; `nil` if it isn't asked for.
    private let page: (@Sendable (RecordSource) -> PageEnds)?

    init(
        _ environment: RelayEnvironment,
        _ reference: FragmentRef<Fragment>,
        _ receiver: (any FragmentReceiver<Fragment.Output>)?,
        page: (@Sendable (RecordSource) -> PageEnds)? = nil
    ) {
        self.reference = reference
        self.page = page
        super.init(environment, Fragment.artifact.name, receiver)
    }

    override var owners: [OperationDescriptor] { [reference.owner] }

    override var object: DataID? { reference.dataID }

    override func read(
        _ version: RecordSource,
        notesSeen: Bool,
        _ data: inout Fragment.Output?,
        keeping kept: inout KeptValues?
    ) -> FragmentReading {
        let owner = reference.owner
        do throws(StoreError) {
            try environment.check(owner, Fragment.artifact, version)
        } catch {
            return FragmentReading(.failed(error))
        }
        // Without a snapshot, whose type would be looked up.
        var reader = Reader(
            source: version,
            bound: owner.reader(of: Fragment.artifact, arguments: reference.arguments),
            owner: owner,
            id: reference.dataID,
            notesSeen: notesSeen
        )
        reader.keepValues(kept)
        if readsOnce { reader.holdsSources = false }
        let output: Fragment.Output = reader.definition()
        kept = reader.takeKept()
        let read = Reading(&reader)
        var reading = FragmentReading(read.kind)
        if read.failure == nil { data = output }
        if case .missing(let fields) = read.kind {
            reading.incomplete = [.init(reference, fields, isAwaited: read.isAwaited)]
        }
        reading.seen = read.seen
        if let page {
            reading.status.page = page(version)
            // A page without rows changes nothing else.
            if notesSeen, let range = reading.status.page.range {
                reading.seen = read.seen.adding(range)
            }
        }
        reading.failures = read.failures
        reading.events = read.events
        if version.hasAges {
            let bound = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
            reading.expiry = { bound.expiry(of: read.seen, in: $0) }
        }
        return reading
    }
}
