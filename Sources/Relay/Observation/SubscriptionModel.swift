public import Observation

/// The events of a subscription for a view: the newest one, and the state of the connection.
///
/// ```swift
/// let updates = SubscriptionModel(StoryUpdatedSubscription(id: id), in: environment)
/// updates.data    // the newest event
/// ```
///
/// It subscribes when one of its properties is read for the first time, and unsubscribes when it is
/// deallocated. Every event is written into the store, so other models show what it changes.
///
/// A class because it has identity: views observe it.
@MainActor
public final class SubscriptionModel<Subscription: GraphQLSubscription>: Observable {
    private var inputs: (environment: RelayEnvironment?, subscription: Subscription?)
    private var updater: (@Sendable (RecordSourceProxy, Subscription.Output) throws -> Void)?
    private var variables: VariableData?
    private var properties: ModelProperties?
    private var contents = Contents()
    private var task: Task<Void, Never>?
    private var resetWatch: Disposable?
    /// The session of the newest event.
    private var session: Int?
    private var number = 0

    /// The values that views see.
    private struct Contents {
        var data: Subscription.Output?
        var phase = SubscriptionPhase.idle
        var error: (any Error)?
    }

    /// Creates a model; without a subscription it is idle.
    ///
    /// `updater` runs for each event, as that of the environment's `subscribe` does. If it throws, the
    /// subscription fails.
    public init(
        _ subscription: Subscription? = nil,
        in environment: RelayEnvironment? = nil,
        updater: (@Sendable (RecordSourceProxy, Subscription.Output) throws -> Void)? = nil
    ) {
        inputs = (environment, subscription)
        self.updater = updater
    }

    deinit {
        task?.cancel()
    }

    // MARK: - Inputs

    /// The subscription.
    ///
    /// With other variables the model subscribes again, and keeps the newest event until another one
    /// arrives. Without a subscription it has no event.
    public var subscription: Subscription? {
        get { inputs.subscription }
        set { update(newValue, in: inputs.environment) }
    }

    /// The environment that receives the events.
    ///
    /// With another one, the data of the old one is dropped at once. So it is when the environment is reset,
    /// which ends the subscription.
    public var environment: RelayEnvironment? {
        get { inputs.environment }
        set { update(inputs.subscription, in: newValue) }
    }

    private func update(_ subscription: Subscription?, in environment: RelayEnvironment?) {
        if setInputs(subscription, in: environment) == true { show(number) { $0.data = nil } }
        if properties != nil, !hasBegun { begin() }
    }

    /// Changes the inputs for a view that is about to read the model, which subscribes; other observers are
    /// notified in the next turn.
    ///
    /// A subscription that is active keeps its updater.
    package func configure(
        _ subscription: Subscription?,
        in environment: RelayEnvironment?,
        updater: (@Sendable (RecordSourceProxy, Subscription.Output) throws -> Void)?
    ) {
        self.updater = updater
        guard let dropsData = setInputs(subscription, in: environment) else { return }
        if dropsData { contents.data = nil }
        properties?.notifyLater([\.data, \.phase, \.error]) { [weak self] in
            if let self, !hasBegun { begin() }
        }
    }

    /// Ends the subscription before.
    ///
    /// Returns whether its events are dropped, too; `nil` if the inputs are the same.
    private func setInputs(
        _ subscription: Subscription?,
        in environment: RelayEnvironment?
    ) -> Bool? {
        let variables = subscription?.variables
        let known = self.variables ?? inputs.subscription?.variables
        let isSame = environment === inputs.environment && variables == known
        self.variables = variables
        guard !isSame else { return nil }
        // The events of another environment may be those of another user.
        let dropsData = environment !== inputs.environment || subscription == nil
        inputs = (environment, subscription)
        if dropsData { session = nil }
        task?.cancel()
        (task, resetWatch) = (nil, nil)
        number += 1
        hasBegun = false
        return dropsData
    }

    private var hasBegun = false

    // MARK: - Values

    /// The newest event; `nil` if none has arrived.
    public var data: Subscription.Output? {
        access(\.data)
        return contents.data
    }

    /// Whether the subscription is active.
    public var phase: SubscriptionPhase {
        access(\.phase)
        return contents.phase
    }

    /// Why the subscription has ended, or what was wrong with the newest event; `nil` if nothing was.
    public var error: (any Error)? {
        access(\.error)
        return contents.error
    }

    /// Subscribes again if the subscription has ended.
    public func retry() {
        guard hasBegun, task == nil else { return }
        begin()
    }

    // MARK: - Running

    private func access(_ property: ModelProperties.Property) {
        if properties == nil { properties = ModelProperties() }
        if !hasBegun { begin() }
        properties?.access(property)
    }

    private func begin() {
        hasBegun = true
        number += 1
        let number = number
        guard let environment = inputs.environment else {
            return show(number) { contents in
                contents.phase = .failed
                contents.error = ModelError.noEnvironment
            }
        }
        guard let subscription = inputs.subscription else {
            return show(number) { ($0.phase, $0.error) = (.idle, nil) }
        }
        show(number) { ($0.phase, $0.error) = (.active, nil) }
        // The end of the session before may not be shown yet.
        let current = environment.store.session
        if take(&session, current) != current { show(number) { $0.data = nil } }
        resetWatch = environment.store.showReset(in: self) { [weak self] in
            if self?.number == number { self?.showReset() }
        }
        let events = environment.responses(to: subscription, updater: updater)
        task = Task { [weak self] in
            do {
                for try await event in events {
                    self?.show(number) { contents in
                        if let data = event.data { contents.data = data }
                        contents.error = event.failure
                    }
                }
                self?.end(number, .ended, nil)
            } catch {
                self?.end(number, .failed, error)
            }
        }
    }

    /// Drops the data of the session that has ended.
    private func showReset() {
        let isActive = task != nil
        task?.cancel()
        task = nil
        show(number) { contents in
            contents.data = nil
            guard isActive else { return }
            contents.phase = .failed
            contents.error = StoreError.reset(definition: Subscription.artifact.name)
        }
        number += 1
    }

    private func end(_ number: Int, _ phase: SubscriptionPhase, _ error: (any Error)?) {
        guard number == self.number else { return }
        task = nil
        show(number) { contents in
            contents.phase = phase
            contents.error = error
            if case .reset = error as? StoreError { contents.data = nil }
        }
    }

    private func show(_ number: Int, _ change: (inout Contents) -> Void) {
        guard number == self.number else { return }
        var new = contents
        change(&new)
        var changed: [ModelProperties.Property] = []
        switch (new.data, contents.data) {
        case (nil, nil): break
        case (let new?, let old?) where Subscription.Output.areSame(new, old): break
        default: changed.append(\.data)
        }
        if new.phase != contents.phase { changed.append(\.phase) }
        if !areSame(new.error, contents.error) { changed.append(\.error) }
        guard !changed.isEmpty else { return }
        guard let properties else { return contents = new }
        properties.change(changed) { contents = new }
    }
}

/// The state of a model's subscription.
public enum SubscriptionPhase: Sendable, Hashable {
    /// The model has no subscription.
    case idle
    /// The model has subscribed, and events may arrive.
    case active
    /// The server has ended the subscription.
    case ended
    /// The subscription has failed.
    case failed
}
