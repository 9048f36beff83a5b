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
    private var inputs: (environment: RelayEnvironment?, references: [FragmentRef<Fragment>])
    private var state: ModelState<[Fragment.Output]>?
    private var observation: FragmentObservation<[Fragment.Output]>?
    /// The data of the rows that was read last.
    private var rows: (environment: RelayEnvironment, last: Locked<ListRows<Fragment>>)?
    private var hasBegun = false
    private var transaction: ((() -> Void) -> Void)?

    /// Creates a model of a list of objects.
    public init(_ references: [FragmentRef<Fragment>] = [], in environment: RelayEnvironment? = nil)
    {
        inputs = (environment, references)
    }

    deinit {
        observation?.end()
    }

    // MARK: - Inputs

    /// The objects, in their order in the list.
    public var references: [FragmentRef<Fragment>] {
        get {
            state?.properties.access(\.inputs)
            return inputs.references
        }
        set { update(newValue, in: inputs.environment) }
    }

    /// The environment of the objects.
    public var environment: RelayEnvironment? {
        get {
            state?.properties.access(\.inputs)
            return inputs.environment
        }
        set { update(inputs.references, in: newValue) }
    }

    private func update(_ references: [FragmentRef<Fragment>], in environment: RelayEnvironment?) {
        guard setInputs(references, in: environment) else { return }
        if state != nil { begin() }
        state?.properties.change([\.inputs]) {}
    }

    /// Changes the inputs without notifying observers, because a view that is about to read the model
    /// does so.
    package func configure(
        _ references: [FragmentRef<Fragment>],
        in environment: RelayEnvironment?,
        transaction: ((() -> Void) -> Void)? = nil
    ) {
        self.transaction = transaction
        state?.transaction = transaction
        _ = setInputs(references, in: environment)
    }

    private func setInputs(
        _ references: [FragmentRef<Fragment>],
        in environment: RelayEnvironment?
    ) -> Bool {
        guard references != inputs.references || environment !== inputs.environment else {
            return false
        }
        inputs = (environment, references)
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
        read(\.data).makeStream()
    }

    /// Does nothing, because fragments are fetched by the query above them.
    public func retry() {}

    // MARK: - Reading

    private var live: ModelState<[Fragment.Output]> {
        if let state { return state }
        let new = ModelState<[Fragment.Output]>()
        new.transaction = transaction
        state = new
        return new
    }

    /// Returns the state, and records that a property was read.
    private func read(_ property: ModelProperties.Property) -> ModelState<[Fragment.Output]> {
        let state = live
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
        let isOther = rows != nil && rows?.environment !== environment
        if rows == nil || isOther { rows = (environment, Locked(ListRows())) }
        let last = rows?.last ?? Locked(ListRows())
        let observation = ListObservation(environment, inputs.references, state, last)
        self.observation = observation
        state.source = observation
        state.follow(observation, dropsData: isOther, isSilent: isSilent)
    }
}
