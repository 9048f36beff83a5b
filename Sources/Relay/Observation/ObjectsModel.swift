public import Observation

/// References to the objects in the store that have a fragment's data, as a list that follows every
/// change of the store.
///
/// ```swift
/// let urgent = ObjectsModel(
///     of: IssueRow_issue.self,
///     where: { $0.priority == .urgent },
///     sortedBy: { $0.updatedAt > $1.updatedAt },
///     in: environment
/// )
/// let rows = FragmentListModel(following: urgent) { $0 }
/// ```
///
/// Which objects it finds, and in what order, is as for
/// ``RelayEnvironment/objects(of:variables:where:sortedBy:)``. Its observers are notified when other
/// objects are found, or in another order; the views of the objects observe their data.
///
/// A class because it has identity: views observe it.
@MainActor
public final class ObjectsModel<Fragment: GraphQLFragment>: Observable {
    private var inputs: Inputs
    /// Identifies the search of a view, because functions can't be compared.
    private var searchID: AnyHashable?
    private var state: ModelState<[FragmentRef<Fragment>]>?
    private var observation: ObjectsObservation<Fragment>?
    private var hasBegun = false
    private var transaction: ((() -> Void) -> Void)?

    /// The environment and the search.
    private struct Inputs {
        var environment: RelayEnvironment?
        var search: ObjectSearch<Fragment>?
    }

    /// Creates a model of the objects for which `isIncluded` returns `true`, sorted by
    /// `areInIncreasingOrder`.
    public init(
        of fragment: Fragment.Type,
        variables: VariableData = [:],
        where isIncluded: (@Sendable (Fragment.Output) -> Bool)? = nil,
        sortedBy areInIncreasingOrder: (
            @Sendable (Fragment.Output, Fragment.Output) -> Bool
        )? = nil,
        in environment: RelayEnvironment? = nil
    ) {
        let search = ObjectSearch<Fragment>(
            variables,
            where: isIncluded,
            sortedBy: areInIncreasingOrder
        )
        inputs = Inputs(environment: environment, search: search)
    }

    /// Creates a model that has no search yet.
    package init() { inputs = Inputs() }

    deinit {
        observation?.end()
    }

    // MARK: - Inputs

    /// The environment whose objects are found.
    public var environment: RelayEnvironment? {
        get {
            state?.properties.access(\.inputs)
            return inputs.environment
        }
        set {
            guard newValue !== inputs.environment else { return }
            inputs.environment = newValue
            beginAgain()
        }
    }

    /// Finds other objects, or the same ones in another order.
    ///
    /// The list is replaced at once, for which all objects of the fragment's type are read on the main
    /// actor.
    public func find(
        variables: VariableData = [:],
        where isIncluded: (@Sendable (Fragment.Output) -> Bool)? = nil,
        sortedBy areInIncreasingOrder: (
            @Sendable (Fragment.Output, Fragment.Output) -> Bool
        )? = nil
    ) {
        inputs.search = ObjectSearch(
            variables,
            where: isIncluded,
            sortedBy: areInIncreasingOrder
        )
        beginAgain()
    }

    private func beginAgain() {
        hasBegun = false
        guard let state else { return }
        begin()
        state.properties.change([\.inputs]) {}
    }

    /// Changes the environment, and the search if it has another `id` or other variables than before, for a
    /// view that is about to read the model; other observers are notified in the next turn.
    package func configure(
        _ search: ObjectSearch<Fragment>,
        id: AnyHashable,
        in environment: RelayEnvironment?,
        transaction: ((() -> Void) -> Void)? = nil
    ) {
        self.transaction = transaction
        state?.transaction = transaction
        if id != searchID || search.variables != inputs.search?.variables {
            (inputs.search, searchID) = (search, id)
            hasBegun = false
        }
        if environment !== inputs.environment {
            inputs.environment = environment
            hasBegun = false
        }
        guard !hasBegun else { return }
        state?.properties.notifyLater([\.inputs]) { [weak self] in
            if let self, !hasBegun { begin() }
        }
    }

    // MARK: - Values

    /// References to the objects that are found, in order; `nil` without an environment.
    public var data: [FragmentRef<Fragment>]? { read(\.data).data }

    /// Whether objects are found: ``ModelPhase/loaded``, or ``ModelPhase/empty`` without any.
    public var phase: ModelPhase { read(\.phase).contents.phase }

    /// ``ModelError/noEnvironment``, or `nil`.
    public var error: (any Error)? { read(\.error).contents.error }

    /// The references now, and again whenever other objects are found, or in another order.
    ///
    /// The sequence ends when the model is deallocated. Only the newest value waits for a slow
    /// consumer.
    public var values: AsyncStream<[FragmentRef<Fragment>]> { read(\.data).makeStream() }

    /// Does nothing, because nothing is fetched.
    public func retry() {}

    // MARK: - Reading

    /// Returns the state, and records that a property was read.
    private func read(
        _ property: ModelProperties.Property
    ) -> ModelState<[FragmentRef<Fragment>]> {
        let state = state ?? ModelState()
        if self.state == nil {
            state.transaction = transaction
            self.state = state
        }
        if !hasBegun { begin(isSilent: true) }
        state.properties.access(property)
        return state
    }

    private func begin(isSilent: Bool = false) {
        hasBegun = true
        observation?.end()
        observation = nil
        guard let state else { return }
        state.source = nil
        guard let environment = inputs.environment, let search = inputs.search else {
            return state.showNoEnvironment(isSilent: isSilent)
        }
        let observation = ObjectsObservation(environment, search, state)
        self.observation = observation
        state.source = observation
        state.follow(observation, dropsData: true, isSilent: isSilent)
    }
}

extension ObjectsModel: DataModel {}
