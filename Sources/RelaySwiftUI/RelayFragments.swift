#if canImport(SwiftUI)
public import Relay
public import SwiftUI

/// A fragment's data for each of several objects, as one list.
///
/// ```swift
/// @RelayFragments private var stories: FragmentListModel<StoryRow_story>
///
/// init(_ stories: [StoryRow_story.Ref]) { _stories = RelayFragments(stories) }
/// ```
@MainActor
@propertyWrapper
public struct RelayFragments<Fragment: GraphQLFragment>: DynamicProperty {
    @SwiftUI.Environment(\.relayEnvironment) private var environment
    // Created without inputs, because SwiftUI keeps the first model and drops those of later updates.
    @State private var model = FragmentListModel<Fragment>()
    private let references: [FragmentRef<Fragment>]
    private let animation: Animation?

    /// Creates a list of objects.
    ///
    /// With an `animation`, all changes of the data and of the state are animated.
    public init(_ references: [FragmentRef<Fragment>], animation: Animation? = nil) {
        self.references = references
        self.animation = animation
    }

    /// The model.
    public var wrappedValue: FragmentListModel<Fragment> { model }

    /// Gives the model the environment and the inputs of this update, before the view's body is evaluated.
    nonisolated public func update() {
        // Not when the model is read: a task of an earlier body would give it back the inputs of then.
        // SwiftUI calls this on the main actor, which the protocol doesn't say.
        MainActor.assumeIsolated {
            model.configure(references, in: environment, transaction: transaction(animation))
        }
    }
}
#endif
