#if canImport(SwiftUI)
public import Relay
public import SwiftUI

/// The events of a subscription for a view.
///
/// ```swift
/// @RelaySubscription(StoryAddedSubscription()) private var added
/// ```
///
/// It subscribes when the body reads it for the first time, such as its `phase`, and unsubscribes when
/// the view goes.
@MainActor
@propertyWrapper
public struct RelaySubscription<Subscription: GraphQLSubscription>: DynamicProperty {
    @SwiftUI.Environment(\.relayEnvironment) private var environment
    // Created without inputs, because SwiftUI keeps the first model and drops those of later updates.
    @State private var model = SubscriptionModel<Subscription>()
    private let subscription: Subscription?
    private let updater: (@Sendable (RecordSourceProxy, Subscription.Output) throws -> Void)?

    /// Creates a subscription; with `nil` there are no events.
    ///
    /// `updater` runs for each event, as that of the environment's `subscribe` does. If it throws, the
    /// subscription fails.
    public init(
        _ subscription: Subscription?,
        updater: (@Sendable (RecordSourceProxy, Subscription.Output) throws -> Void)? = nil
    ) {
        self.subscription = subscription
        self.updater = updater
    }

    /// The model.
    public var wrappedValue: SubscriptionModel<Subscription> { model }

    /// Gives the model the environment and the inputs of this update, before the view's body is evaluated.
    nonisolated public func update() {
        // Not when the model is read: a task of an earlier body would give it back the inputs of then.
        // SwiftUI calls this on the main actor, which the protocol doesn't say.
        MainActor.assumeIsolated {
            model.configure(subscription, in: environment, updater: updater)
        }
    }
}
#endif
