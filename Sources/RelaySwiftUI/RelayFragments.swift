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

    /// The model, with the environment and the inputs of this update.
    public var wrappedValue: FragmentListModel<Fragment> {
        model.configure(references, in: environment, transaction: transaction(animation))
        return model
    }
}
#endif
