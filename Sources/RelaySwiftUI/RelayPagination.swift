#if canImport(SwiftUI)
public import Relay
public import SwiftUI

/// A fragment with a `@connection` for a view: its rows, and requests for more.
///
/// ```swift
/// @RelayPagination private var books: PaginationModel<Books_library>
///
/// init(_ library: Books_library.Ref) { _books = RelayPagination(library) }
/// ```
///
/// The view may be given another reference, and then shows that object's data at once.
@MainActor
@propertyWrapper
public struct RelayPagination<Fragment: PaginationFragment>: DynamicProperty {
    @SwiftUI.Environment(\.relayEnvironment) private var environment
    // Created without inputs, because SwiftUI keeps the first model and drops those of later updates.
    @State private var model = PaginationModel<Fragment>()
    private let reference: FragmentRef<Fragment>?
    private let animation: Animation?

    /// Creates a fragment of an object; with `nil` there is nothing to show.
    ///
    /// With an `animation`, all changes of the data and of the state are animated.
    public init(_ reference: FragmentRef<Fragment>?, animation: Animation? = nil) {
        self.reference = reference
        self.animation = animation
    }

    /// The model.
    public var wrappedValue: PaginationModel<Fragment> { model }

    /// Gives the model the environment and the inputs of this update, before the view's body is evaluated.
    nonisolated public func update() {
        // Not when the model is read: a task of an earlier body would give it back the inputs of then.
        // SwiftUI calls this on the main actor, which the protocol doesn't say.
        MainActor.assumeIsolated {
            model.configure(reference, in: environment, transaction: transaction(animation))
        }
    }
}
#endif
