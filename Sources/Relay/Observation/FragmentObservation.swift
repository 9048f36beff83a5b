/// The input of a fragment model: one object, or several as one list.
struct FragmentSource<Output: FieldValue>: Sendable {
    let environment: RelayEnvironment
    /// The operations in which the fragments were spread.
    let owners: [OperationDescriptor]
    let definition: String
    /// Returns whether a version has the objects.
    let isKnown: @Sendable (RecordSource) -> Bool
    /// Reads a version; `notesSeen` says whether the records that are read must be known.
    let read: @Sendable (_ source: RecordSource, _ notesSeen: Bool) -> FragmentReading<Output>
}

/// The result of reading what a fragment model shows.
///
/// Initializers of the generic types here are inlined, because each generic function that handles
/// them looks up their types.
struct FragmentReading<Output: FieldValue> {
    /// The result; missing data may be on its way.
    var value: FragmentValue<Output>
    let readings: [Reading]
    let seen: SeenRecords
    /// Returns when what was read expires, with the ages of a version; `nil` while nothing ages.
    var expiry: ReadingAge.Expiry?

    @inline(__always)
    init(
        _ state: FragmentState<Output>,
        page: PageEnds = PageEnds(),
        readings: [Reading] = [],
        seen: SeenRecords = SeenRecords()
    ) {
        value = FragmentValue(state: state, page: page)
        self.readings = readings
        self.seen = seen
    }
}

/// The state of a fragment model, as of one version.
struct FragmentValue<Output: FieldValue>: Sendable {
    var state: FragmentState<Output>
    var page: PageEnds

    @inline(__always)
    init(state: FragmentState<Output>, page: PageEnds = PageEnds()) {
        self.state = state
        self.page = page
    }

    static func areSame(_ left: Self, _ right: Self) -> Bool {
        left.page == right.page && FragmentState.areSame(left.state, right.state)
    }
}

/// A live reader for a fragment model.
///
/// The model reads first, on the main actor; a background task then subscribes the reader, which
/// reads once more, so that no change is missed in between.
final class FragmentObservation<Output: FieldValue>: StoreSubscriptions.Reader,
    @unchecked Sendable  // because one thread at a time refreshes a reader.
{
    let source: FragmentSource<Output>
    private let holdings = Holdings()
    private weak var model: ModelState<Output>?
    // The state that only refreshing uses, on one thread at a time.
    private var last = FragmentValue<Output>(state: .missing([]))
    private var log = ReadingLog()
    private var observesFlights = false
    /// `nil` while nothing has aged.
    private var age: ReadingAge?

    @MainActor
    init(_ source: FragmentSource<Output>, _ model: ModelState<Output>) {
        self.source = source
        self.model = model
    }

    private var store: Store { source.environment.store }

    override var operations: [OperationDescriptor]? { source.owners }

    /// Reads the version that other models show, and has a background task subscribe.
    @MainActor
    @inline(__always)
    func begin() -> FragmentValue<Output> {
        var (version, isNewest) = store.beginModelRead()
        // Objects that are newer than the screen are read from the newest version.
        if !isNewest, !source.isKnown(version) { version = store.source }
        let reading = source.read(version, version.hasAges)
        for reading in reading.readings {
            for event in reading.events { store.logRead(event) }
        }
        last = current(reading.value)
        if version.hasAges { last = aging(last, reading.expiry) }
        store.doModelWork(endsWork: true) { [self] in subscribe() }
        return last
    }

    private func subscribe() {
        guard model != nil else { return }
        holdings.hold(store.subscribe { (self, self.refresh($0)) }.subscription)
        if let logged = store.logObservation(of: source.definition) { holdings.hold(logged) }
        if case .missing(let fields) = last.state {
            store.log(.readMissing(definition: source.definition, fields: fields))
        }
    }

    /// Ends the observation, on a background task.
    func end() {
        store.doModelWork { [holdings] in holdings.dispose() }
    }

    override func refresh(_ version: RecordSource) -> StoreSubscriptions.Refreshed {
        let reading = source.read(version, true)
        if case .missing = reading.value.state { observeFlights() }
        var value = current(reading.value)
        if version.hasAges {
            value = aging(value, reading.expiry)
            checkAge(reading.expiry)
        }
        let hasChanged = !FragmentValue.areSame(last, value)
        if hasChanged {
            last = value
            store.gather(for: self) { [self] in model?.show(value, from: self) }
        }
        return .init(
            seen: reading.seen,
            hasChanged: hasChanged,
            events: log.events(of: reading.readings, hasChanged: hasChanged)
        )
    }

    /// Returns the value with whether missing data is on its way.
    @inline(__always)
    private func current(_ value: FragmentValue<Output>) -> FragmentValue<Output> {
        guard case .missing(let fields) = value.state,
            source.owners.contains(where: { source.environment.executor.isInFlight($0) })
        else { return value }
        return FragmentValue(state: .loading(missing: fields), page: value.page)
    }

    private func aging(
        _ value: FragmentValue<Output>,
        _ expiry: ReadingAge.Expiry?
    ) -> FragmentValue<Output> {
        let expiry = expiry?(store.source)
        return FragmentValue(state: value.state.aging(until: expiry, in: store), page: value.page)
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
        for owner in source.owners {
            let store = store
            let flights = source.environment.executor.observeFlights(of: owner) { [weak self] in
                guard let self else { return }
                store.doModelWork { store.refresh(self) }
            }
            holdings.hold(flights)
        }
    }
}

extension FragmentSource {
    /// Reads one object.
    init<Fragment: GraphQLFragment>(
        _ environment: RelayEnvironment,
        _ reference: FragmentRef<Fragment>,
        page: (@Sendable (RecordSource) -> PageEnds)? = nil
    ) where Output == Fragment.Output {
        self.init(
            environment: environment,
            owners: [reference.owner],
            definition: Fragment.artifact.name,
            isKnown: { $0.session == reference.owner.session && $0[reference.dataID] != nil },
            read: { source, notesSeen in
                do throws(StoreError) {
                    try environment.check(reference.owner, Fragment.artifact, source)
                } catch {
                    return FragmentReading(.failed(error))
                }
                let snapshot = environment.snapshot(reference, in: source, notesSeen: notesSeen)
                var reading = FragmentReading(
                    FragmentState(snapshot, isInFlight: false),
                    page: page?(source) ?? PageEnds(),
                    readings: [snapshot.reading],
                    seen: snapshot.reading.seen
                )
                if source.hasAges {
                    let seen = snapshot.reading.seen
                    reading.expiry = { environment.expiry(of: reference, seen, in: $0) }
                }
                return reading
            }
        )
    }
}

extension ModelState {
    /// Shows a fragment's value, unless the model shows another object by now.
    ///
    /// With `dropsData`, the data is that of another object.
    @inline(__always)
    func show(
        _ value: FragmentValue<Output>,
        from source: FragmentObservation<Output>,
        dropsData: Bool = false,
        isSilent: Bool = false
    ) {
        guard self.source === source else { return }
        var new = Contents()
        new.page = value.page
        if !dropsData { new.data = contents.data }
        var hasNewData = dropsData && contents.data != nil
        switch value.state {
        case .value(let data):
            if let old = contents.data {
                hasNewData = !Output.areSame(old, data)
            } else {
                hasNewData = true
            }
            new.data = data
            new.phase = value.page.isEmpty ? .empty : .loaded
        case .stale(let data):
            hasNewData = contents.data.map { !Output.areSame($0, data) } ?? true
            new.data = data
            new.isStale = true
            new.phase = value.page.isEmpty ? .empty : .stale
        case .loading:
            new.isLoading = true
            new.phase = new.data == nil ? .loading : .refreshing
        case .missing(let fields):
            new.error = StoreError.missing(definition: source.source.definition, fields: fields)
            new.phase = .failed
        case .failed(let error):
            new.error = error
            if case .reset = error { (new.data, hasNewData) = (nil, contents.data != nil) }
            new.phase = .failed
        case .deleted:
            (new.data, hasNewData) = (nil, contents.data != nil)
            new.phase = .empty
        }
        show(new, hasNewData: hasNewData, isSilent: isSilent)
    }
}
