/// The values of a fragment model, as of one version, without the data.
///
/// It is separate from the data, as ``FragmentReading`` is, because generic code that depends on the
/// type of the data, which only the app knows, is slow.
struct FragmentStatus: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case value
        /// There is data that has outlived its age.
        case stale
        case loading
        case missing([String])
        case failed(StoreError)
        case deleted
    }

    var kind: Kind
    var page = PageEnds()
}

/// The result of reading what a fragment model shows, without the data.
struct FragmentReading {
    /// Missing data may be on its way.
    var status: FragmentStatus
    /// The fields that made reading fail.
    var failures: [FieldError] = []
    /// The first object that lacks something, the operation with its reference, and the fields.
    var incomplete: Incomplete?
    /// Whether an object of a list was deleted.
    var lacksObject = false
    /// The events to log.
    var events: [LogEvent] = []
    var seen = SeenRecords()
    /// Returns when what was read expires, with the ages of a version; `nil` while nothing ages.
    var expiry: ReadingAge.Expiry?

    /// The fields that an object lacks, and the operation with the reference to it.
    struct Incomplete {
        let object: DataID
        let owner: OperationDescriptor
        let fields: [String]

        init<Fragment: GraphQLFragment>(_ reference: FragmentRef<Fragment>, _ fields: [String]) {
            (object, owner, self.fields) = (reference.dataID, reference.owner, fields)
        }
    }

    init(_ kind: FragmentStatus.Kind) {
        status = FragmentStatus(kind: kind)
    }
}

/// A live reader for a fragment model, of one object or of several as a list.
///
/// The model reads first, on the main actor; a background task then subscribes the reader, which
/// reads once more, so that no change is missed in between. Subclasses read.
class FragmentObservation<Output: FieldValue>: StoreSubscriptions.Reader,
    @unchecked Sendable  // because one thread at a time refreshes a reader.
{
    let environment: RelayEnvironment
    let definition: String
    private let holdings = Holdings()
    private weak var model: ModelState<Output>?
    // The state that only refreshing uses, on one thread at a time.
    private var status = FragmentStatus(kind: .missing([]))
    private var data: Output?
    /// The missing fields of the version that was read last, unless they are on their way.
    private var incomplete: FragmentReading.Incomplete?
    private var log = ReadingLog()
    private var kept: KeptValues?
    private var observesFlights = false
    /// `nil` while nothing has aged.
    private var age: ReadingAge?

    @MainActor
    init(_ environment: RelayEnvironment, _ definition: String, _ model: ModelState<Output>) {
        self.environment = environment
        self.definition = definition
        self.model = model
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

    private var store: Store { environment.store }

    override var operations: [OperationDescriptor]? { owners }

    /// Shows the version that other models show, and has a background task subscribe.
    ///
    /// With `dropsData`, the model has the data of another object.
    @MainActor
    func begin(_ model: ModelState<Output>, dropsData: Bool = false, isSilent: Bool) {
        var (version, isNewest) = store.beginModelRead()
        // Not read into the properties, whose access would be checked.
        var new: Output?
        var kept: KeptValues?
        var reading = read(version, notesSeen: version.hasAges, &new, keeping: &kept)
        // A reference may be newer than the screen, so less than the newest version has is not shown.
        let isLess = reading.status.kind != .value || reading.lacksObject
        if !isNewest, isLess || version.session != store.source.session {
            version = store.bringTurnForward()
            (new, kept) = (nil, nil)
            reading = read(version, notesSeen: version.hasAges, &new, keeping: &kept)
        }
        if let kept { self.kept = kept }
        for event in reading.events { store.logRead(event) }
        status = current(reading.status)
        if version.hasAges { age(&status, reading.expiry) }
        model.show(status, new, from: self, dropsData: dropsData, isSilent: isSilent)
        data = new
        // At last, because the task may read again at once.
        store.doModelWork(endsWork: true) { [self] in subscribe() }
    }

    private func subscribe() {
        guard model != nil else { return }
        holdings.hold(store.subscribe { (self, self.refresh($0)) }.subscription)
        if let logged = store.logObservation(of: definition) { holdings.hold(logged) }
    }

    private func logMissing(_ incomplete: FragmentReading.Incomplete) {
        environment.logMissing(
            incomplete.fields,
            of: incomplete.object,
            definition,
            incomplete.owner
        )
    }

    /// Ends the observation, on a background task.
    func end() {
        store.doModelWork { [holdings] in holdings.dispose() }
    }

    override func refresh(_ version: RecordSource) -> StoreSubscriptions.Refreshed {
        var new: Output?
        let reading = kept.reading { read(version, notesSeen: true, &new, keeping: &$0) }
        if case .missing = reading.status.kind { observeFlights() }
        var status = current(reading.status)
        if version.hasAges {
            age(&status, reading.expiry)
            checkAge(reading.expiry)
        }
        let hasChanged = status != self.status || !Optional.areSame(new, data)
        let lacking: FragmentReading.Incomplete? =
            if case .missing = status.kind { reading.incomplete } else { nil }
        if let lacking, incomplete == nil {
            store.doModelWork { [self] in logMissing(lacking) }
        }
        incomplete = lacking
        if hasChanged {
            (self.status, data) = (status, new)
            store.gather(for: self) { [self] in
                model?.show(status, new, from: self, dropsData: false, isSilent: false)
            }
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

    /// Returns the status with whether missing data is on its way.
    private func current(_ status: FragmentStatus) -> FragmentStatus {
        guard case .missing = status.kind,
            owners.contains(where: { environment.executor.isInFlight($0) })
        else { return status }
        return FragmentStatus(kind: .loading, page: status.page)
    }

    /// Makes a value stale that has expired.
    private func age(_ status: inout FragmentStatus, _ expiry: ReadingAge.Expiry?) {
        guard case .value = status.kind, let expiry = expiry?(store.source),
            expiry <= store.options.now()
        else { return }
        status.kind = .stale
    }

    /// Reads again when what was read last expires, or is renewed after that.
    private func checkAge(_ expiry: ReadingAge.Expiry?) {
        if age == nil {
            let store = store
            let new = ReadingAge(store) { [weak self] in
                guard let self else { return }
                store.doModelWork { store.refresh(self) }
            }
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
            let store = store
            let flights = environment.executor.observeFlights(of: owner) { [weak self] in
                guard let self else { return }
                store.doModelWork { store.refresh(self) }
            }
            holdings.hold(flights)
        }
    }
}

/// A live reader for the model of one object.
final class ObjectObservation<Fragment: GraphQLFragment>: FragmentObservation<Fragment.Output>,
    @unchecked Sendable  // because it adds constants alone.
{
    private let reference: FragmentRef<Fragment>
    /// Returns whether a version's list has more pages; `nil` if the model doesn't show that.
    private let page: (@Sendable (RecordSource) -> PageEnds)?

    @MainActor
    init(
        _ environment: RelayEnvironment,
        _ reference: FragmentRef<Fragment>,
        _ model: ModelState<Fragment.Output>,
        page: (@Sendable (RecordSource) -> PageEnds)?
    ) {
        self.reference = reference
        self.page = page
        super.init(environment, Fragment.artifact.name, model)
    }

    override var owners: [OperationDescriptor] { [reference.owner] }

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
        let output: Fragment.Output = reader.definition()
        kept = reader.kept
        let read = Reading(&reader)
        var reading = FragmentReading(read.kind)
        if read.failure == nil { data = output }
        if case .missing(let fields) = read.kind { reading.incomplete = .init(reference, fields) }
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
            let (environment, reference) = (environment, reference)
            reading.expiry = { environment.expiry(of: reference, read.seen, in: $0) }
        }
        return reading
    }
}

extension Reading {
    /// The kind of a model's values after this reading.
    fileprivate var kind: FragmentStatus.Kind {
        switch failure {
        case nil: .value
        case .deleted: .deleted
        case .missing(let fields): .missing(fields)
        case .failed(let errors): .failed(.failed(definition: definition, errors))
        }
    }
}

extension ModelState {
    /// Shows what a fragment's reader has read, unless the model shows another object by now.
    ///
    /// With `dropsData`, the model has the data of another object.
    func show(
        _ status: FragmentStatus,
        _ data: Output?,
        from observation: FragmentObservation<Output>,
        dropsData: Bool,
        isSilent: Bool
    ) {
        guard source === observation else { return }
        var new = ModelContents()
        new.page = status.page
        // Data that was there stays while parts of it are missing.
        var keepsData = !dropsData && self.data != nil
        var hasData = false
        switch status.kind {
        case .value:
            hasData = true
            new.phase = status.page.isEmpty ? .empty : .loaded
        case .stale:
            hasData = true
            new.isStale = true
            new.phase = status.page.isEmpty ? .empty : .stale
        case .loading:
            new.isLoading = true
            new.phase = keepsData ? .refreshing : .loading
        case .missing(let fields):
            new.error = StoreError.missing(definition: observation.definition, fields: fields)
            new.phase = .failed
        case .failed(let error):
            new.error = error
            if case .reset = error { keepsData = false }
            new.phase = .failed
        case .deleted:
            keepsData = false
            new.phase = .empty
        }
        // A list whose other rows are complete has data.
        if !hasData, keepsData, data == nil {
            show(new, isSilent: isSilent)
        } else {
            show(new, data: data, isSilent: isSilent)
        }
    }
}
