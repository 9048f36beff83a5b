#if canImport(SwiftUI)
public import Relay
public import SwiftUI

/// A mutation for a view: runs it, and knows whether it is in flight and how it has ended.
///
/// ```swift
/// @RelayMutation<LikeStoryMutation> private var like
///
/// Button("Like") { like.run(LikeStoryMutation(id: id)) }.disabled(like.isInFlight)
/// ```
@MainActor
@propertyWrapper
public struct RelayMutation<Mutation: GraphQLMutation>: DynamicProperty {
    @SwiftUI.Environment(\.relayEnvironment) private var environment
    // Created without inputs, because SwiftUI keeps the first model and drops those of later updates.
    @State private var model = MutationModel<Mutation>()

    /// Creates a mutation, which runs in the environment of the view.
    public init() {}

    /// The model.
    public var wrappedValue: MutationModel<Mutation> { model }

    /// Gives the model the environment and the inputs of this update, before the view's body is evaluated.
    nonisolated public func update() {
        // Not when the model is read: a task of an earlier body would give it back the inputs of then.
        // SwiftUI calls this on the main actor, which the protocol doesn't say.
        MainActor.assumeIsolated {
            model.configure(in: environment)
        }
    }
}
#endif
