public import Observation

/// A fragment's data for each of several objects, as one list that follows every change of the store.
///
/// ```swift
/// let rows = FragmentListModel(data.feed.map(\.storyRow_story), in: environment)
/// rows.data?.map(\.title)
/// ```
///
/// Objects that were deleted are left out. An object with missing data keeps the data that it had, or is
/// left out until there is some, while the other objects change. The phase and the error are then as for
/// a ``FragmentModel`` of that object. Otherwise like ``FragmentModel``.
///
/// A class because it has identity: views observe it.
@MainActor
public final class FragmentListModel<Fragment: GraphQLFragment>: Observable {
    private var inputs: Inputs
    /// The model that has the objects; `nil` if they are set.
    private var followed: FollowedModel<[FragmentRef<Fragment>]>?
    private var state: ModelState<[Fragment.Output]>?
    private var observation: FragmentObservation<[Fragment.Output]>?
    /// The data of the rows that was read last.
    private var rows: (environment: RelayEnvironment, last: Locked<ListRows<Fragment>>)?
    private var hasBegun = false
    private var transaction: ((() -> Void) -> Void)?

    /// The environment and the objects.
    private struct Inputs {
        var environment: RelayEnvironment?
        var references: [FragmentRef<Fragment>] = []
        /// The values to show while there is no list of objects; `nil` if there is one.
        var empty: ModelContents?
    }

    /// Creates a model of a list of objects.
    public init(_ references: [FragmentRef<Fragment>] = [], in environment: RelayEnvironment? = nil)
    {
        inputs = Inputs(environment: environment, references: references)
    }

    /// Creates a model of objects that are part of another model's data, in the same environment.
    ///
    /// ```swift
    /// let feed = PaginationModel(following: query) { $0.feed_query }
    /// let rows = FragmentListModel(following: feed) { $0.feed.map(\.storyRow_story) }
    /// ```
    ///
    /// It shows other objects as soon as the other model's data has them. Without data, ``phase``,
    /// ``isLoading`` and ``error`` are those of the other model, and ``retry()`` is that of the other model, too. It keeps
    /// the other model. Setting ``references`` or ``environment`` ends this.
    public convenience init<Model: DataModel>(
        following model: Model,
        _ objects: @escaping @MainActor (Model.Value) -> [FragmentRef<Fragment>]?
    ) {
        self.init()
        followed = FollowedModel(model, objects)
    }

    deinit {
        observation?.end()
    }

    // MARK: - Inputs

    /// The objects, in their order in the list.
    public var references: [FragmentRef<Fragment>] {
        get {
            follow()
            state?.properties.access(\.inputs)
            return inputs.references
        }
        set {
            stopFollowing()
            update(Inputs(environment: inputs.environment, references: newValue))
        }
    }

    /// The environment of the objects.
    public var environment: RelayEnvironment? {
        get {
            follow()
            state?.properties.access(\.inputs)
            return inputs.environment
        }
        set {
            stopFollowing()
            update(Inputs(environment: newValue, references: inputs.references))
        }
    }

    private func update(_ new: Inputs) {
        let hasChanged = setInputs(new)
        // Also if another property was read since, which has taken the inputs without reading data.
        if state != nil, !hasBegun { begin() }
        if hasChanged { state?.properties.change([\.inputs]) {} }
    }

    /// Changes the inputs for a view that is about to read the model; other observers are notified in the
    /// next turn.
    package func configure(
        _ references: [FragmentRef<Fragment>],
        in environment: RelayEnvironment?,
        transaction: ((() -> Void) -> Void)? = nil
    ) {
        self.transaction = transaction
        state?.transaction = transaction
        guard setInputs(Inputs(environment: environment, references: references)) else { return }
        state?.properties.notifyLater([\.inputs]) { [weak self] in
            if let self, !hasBegun { begin() }
        }
    }

    /// Takes the objects of the followed model.
    ///
    /// No observer of this model is notified, because each is one of the other model, too.
    private func follow() {
        guard let inputs = followedInputs else { return }
        _ = setInputs(inputs)
    }

    private var followedInputs: Inputs? {
        guard let followed else { return nil }
        let references = followed.objects
        return Inputs(
            environment: followed.environment,
            references: references ?? [],
            empty: references == nil ? followed.contents : nil
        )
    }

    private func stopFollowing() {
        follow()
        followed = nil
    }

    /// Has sequences follow the other model.
    private func followForSequences() {
        followed?.whenChanged { [weak self] in
            guard let self else { return }
            // First, because the other model may change while this one begins.
            followForSequences()
            if let inputs = followedInputs { update(inputs) }
        }
    }

    private func setInputs(_ new: Inputs) -> Bool {
        guard
            new.references != inputs.references || new.environment !== inputs.environment
                || !ModelContents.areSame(new.empty, inputs.empty)
        else { return false }
        inputs = new
        hasBegun = false
        return true
    }

    // MARK: - Values

    /// The data of the objects; `nil` if there is none because it is missing.
    public var data: [Fragment.Output]? { read(\.data).data }

    /// Whether there is data, it is loading, or it can't be read.
    public var phase: ModelPhase { read(\.phase).contents.phase }

    /// Whether data is missing that a request in flight will bring.
    public var isLoading: Bool { read(\.isLoading).contents.isLoading }

    /// Whether the data is there but has outlived its age; see <doc:KeepingDataFresh>.
    public var isStale: Bool { read(\.isStale).contents.isStale }

    /// Why the data can't be read: a ``StoreError``, or ``ModelError/noEnvironment``.
    public var error: (any Error)? { read(\.error).contents.error }

    /// The data now, and again whenever it has changed.
    ///
    /// The sequence ends when the model is deallocated. Only the newest value waits for a slow
    /// consumer.
    public var values: AsyncStream<[Fragment.Output]> {
        let stream = read(\.data).makeStream()
        followForSequences()
        return stream
    }

    /// Does nothing, because fragments are fetched by the query above them.
    ///
    /// A model that follows another one calls that of the other one.
    public func retry() { followed?.retry() }

    // MARK: - Reading

    private var live: ModelState<[Fragment.Output]> {
        if let state { return state }
        let new = ModelState<[Fragment.Output]>(keepsData: false)
        new.transaction = transaction
        state = new
        return new
    }

    /// Returns the state, and records that a property was read.
    private func read(_ property: ModelProperties.Property) -> ModelState<[Fragment.Output]> {
        follow()
        let state = live
        if !hasBegun {
            begin(isSilent: true)
            // Beginning may have shown a newer version in the other model.
            follow()
        }
        if !hasBegun { begin(isSilent: true) }
        state.properties.access(property)
        return state
    }

    private func begin(isSilent: Bool = false) {
        hasBegun = true
        observation?.end()
        observation = nil
        let state = live
        state.source = nil
        guard let environment = inputs.environment else {
            return state.showNoEnvironment(isSilent: isSilent)
        }
        if let empty = inputs.empty {
            rows = nil
            return state.show(empty, data: nil, isSilent: isSilent)
        }
        let isOther = rows != nil && rows?.environment !== environment
        if rows == nil || isOther { rows = (environment, Locked(ListRows())) }
        let last = rows?.last ?? Locked(ListRows())
        let observation = ListObservation(environment, inputs.references, state, last)
        self.observation = observation
        state.source = observation
        state.follow(observation, dropsData: isOther, isSilent: isSilent)
    }
}
