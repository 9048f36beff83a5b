public import Observation

/// A fragment's data for a view, which follows every change of the store.
///
/// ```swift
/// let row = FragmentModel(story.storyRow_story, in: environment)
/// row.data?.title    // there at once, if the store has it
/// ```
///
/// Creating a model has no effect. It reads the store when one of its properties is read for the
/// first time, and stops when it is deallocated. Each property is tracked on its own, in SwiftUI
/// and by `withObservationTracking`.
///
/// All models of an environment change in the same turn of the main actor, to the data of the same
/// version of the store.
///
/// A class because it has identity: views observe it.
@MainActor
public class FragmentModel<Fragment: GraphQLFragment>: Observable {
    private var inputs: Inputs
    /// The model that has the object; `nil` if the object is set.
    private var followed: FollowedModel<FragmentRef<Fragment>>?
    private var state: ModelState<Fragment.Output>?
    private var observation: FragmentObservation<Fragment.Output>?
    /// The object that is shown, with the session of its store, and its environment.
    private var object: (id: DataID, session: Int)?
    private weak var shownEnvironment: RelayEnvironment?
    private var hasBegun = false
    private var transaction: ((() -> Void) -> Void)?

    /// The environment and the object.
    struct Inputs {
        var environment: RelayEnvironment?
        var reference: FragmentRef<Fragment>?
        /// The values to show without an object.
        var empty = ModelContents()
    }

    /// Creates a model of an object; without a reference it is empty.
    public init(_ reference: FragmentRef<Fragment>? = nil, in environment: RelayEnvironment? = nil)
    {
        inputs = Inputs(environment: environment, reference: reference)
    }

    /// Creates a model of an object that is part of another model's data, in the same environment.
    ///
    /// ```swift
    /// let query = QueryModel(RoomQuery(id: id), in: environment)
    /// let messages = PaginationModel(following: query) { $0.room?.messageList_room }
    /// ```
    ///
    /// It shows another object as soon as the other model's data has one. Without data, ``phase``,
    /// ``isLoading`` and ``error`` are those of the other model, and ``retry()`` is that of the other model, too. It keeps
    /// the other model. Setting ``reference`` or ``environment`` ends this.
    public convenience init<Model: DataModel>(
        following model: Model,
        _ object: @escaping @MainActor (Model.Value) -> FragmentRef<Fragment>?
    ) {
        self.init()
        followed = FollowedModel(model, object)
    }

    deinit {
        observation?.end()
    }

    // MARK: - Inputs

    /// The object.
    ///
    /// The model shows another object's data at once if the store has it. Setting an equal reference
    /// does nothing.
    public var reference: FragmentRef<Fragment>? {
        get {
            follow()
            state?.properties.access(\.inputs)
            return inputs.reference
        }
        set {
            stopFollowing()
            update(Inputs(environment: inputs.environment, reference: newValue))
        }
    }

    /// The environment of the object.
    public var environment: RelayEnvironment? {
        get {
            follow()
            state?.properties.access(\.inputs)
            return inputs.environment
        }
        set {
            stopFollowing()
            update(Inputs(environment: newValue, reference: inputs.reference))
        }
    }

    private func update(_ new: Inputs) {
        let changed = setInputs(new)
        // Also if another property was read since, which has taken the inputs without reading data.
        if state != nil, !hasBegun { begin() }
        if let changed { state?.properties.change(changed) {} }
    }

    /// Changes the inputs for a view that is about to read the model; other observers are notified in the
    /// next turn.
    package func configure(
        _ reference: FragmentRef<Fragment>?,
        in environment: RelayEnvironment?,
        transaction: ((() -> Void) -> Void)? = nil
    ) {
        self.transaction = transaction
        state?.transaction = transaction
        guard let changed = setInputs(Inputs(environment: environment, reference: reference)) else {
            return
        }
        state?.properties.notifyLater(changed) { [weak self] in
            if let self, !hasBegun { begin() }
        }
    }

    /// Takes the object of the followed model.
    ///
    /// No observer of this model is notified, because each is one of the other model, too.
    func follow() {
        guard let inputs = followedInputs else { return }
        _ = setInputs(inputs)
    }

    private var followedInputs: Inputs? {
        guard let followed else { return nil }
        let reference = followed.objects
        return Inputs(
            environment: followed.environment,
            reference: reference,
            empty: reference == nil ? followed.contents : ModelContents()
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

    /// Returns the properties that the change of inputs changes; `nil` if the inputs are equal.
    private func setInputs(_ new: Inputs) -> [ModelProperties.Property]? {
        guard
            new.reference != inputs.reference || new.environment !== inputs.environment
                || !ModelContents.areSame(new.empty, inputs.empty)
        else { return nil }
        inputs = new
        hasBegun = false
        return [\.inputs] + inputsChanged()
    }

    /// Ends the requests for earlier inputs.
    ///
    /// Returns the properties that this changes.
    func inputsChanged() -> [ModelProperties.Property] { [] }

    // MARK: - Values

    /// The object's data; `nil` if there is none.
    ///
    /// Data that was there stays while parts of it are missing, until the object is deleted, or the
    /// environment reset.
    public var data: Fragment.Output? { read(\.data).data }

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
    public var values: AsyncStream<Fragment.Output> {
        let stream = read(\.data).makeStream()
        followForSequences()
        return stream
    }

    /// Does nothing, because a fragment is fetched by the query above it.
    ///
    /// A model that follows another one calls that of the other one.
    ///
    /// ``RefetchableModel`` repeats its last request.
    public func retry() { followed?.retry() }

    // MARK: - Reading

    /// The state, which is created when it is first needed.
    var live: ModelState<Fragment.Output> {
        if let state { return state }
        let new = ModelState<Fragment.Output>()
        new.transaction = transaction
        state = new
        return new
    }

    /// Returns the state, and records that a property was read.
    func read(_ property: ModelProperties.Property) -> ModelState<Fragment.Output> {
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

    /// Reports a call that has done nothing because there is no object.
    ///
    /// Nothing of a model that follows another one, which may be loading.
    func noteUnused(_ call: String) {
        guard shownReference == nil, followed == nil, let environment = inputs.environment else {
            return
        }
        let definition = Fragment.artifact.name
        environment.store.log(.modelWithoutReference(definition: definition, call: call))
    }

    /// The reference that is shown: that of the inputs, unless a refetch has another one.
    var shownReference: FragmentRef<Fragment>? { inputs.reference }

    /// Returns whether a version's list has more pages.
    func makePageReader(
        _ reference: FragmentRef<Fragment>
    ) -> (@Sendable (RecordSource) -> PageEnds)? { nil }

    /// Reads, and subscribes to changes.
    func begin(isSilent: Bool = false) {
        hasBegun = true
        observation?.end()
        observation = nil
        let state = live
        state.source = nil
        guard let environment = inputs.environment else {
            return state.showNoEnvironment(isSilent: isSilent)
        }
        guard let reference = shownReference else {
            state.show(inputs.empty, data: nil, isSilent: isSilent)
            return
        }
        let observation = ObjectObservation(
            environment,
            reference,
            state,
            page: makePageReader(reference)
        )
        self.observation = observation
        state.source = observation
        let new = (id: reference.dataID, session: reference.owner.session)
        let isOther = object.map { $0 != new } ?? true || shownEnvironment !== environment
        (object, shownEnvironment) = (new, environment)
        state.follow(observation, dropsData: isOther, isSilent: isSilent)
    }
}
