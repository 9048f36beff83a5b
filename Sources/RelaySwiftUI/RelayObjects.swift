#if canImport(SwiftUI)
public import Relay
public import SwiftUI

/// References to the objects in the store that have a fragment's data.
///
/// ```swift
/// @RelayObjects private var issues: ObjectsModel<IssueRow_issue>
///
/// init(in state: IssueState) {
///     _issues = RelayObjects(of: IssueRow_issue.self, id: state, where: { $0.state == state })
/// }
/// ```
@MainActor
@propertyWrapper
public struct RelayObjects<Fragment: GraphQLFragment>: DynamicProperty {
    @SwiftUI.Environment(\.relayEnvironment) private var environment
    // Created without inputs, because SwiftUI keeps the first model and drops those of later updates.
    @State private var model = ObjectsModel<Fragment>()
    private let search: ObjectSearch<Fragment>
    private let id: AnyHashable
    private let animation: Animation?

    /// Creates a list of the objects for which `isIncluded` returns `true`, sorted by
    /// `areInIncreasingOrder`.
    ///
    /// Functions can't be compared, so they are replaced by those of a later update only if `id` is
    /// another: it has the values that they use. With an `animation`, all changes of the list are
    /// animated.
    public init(
        of fragment: Fragment.Type,
        id: some Hashable & Sendable = 0,
        variables: VariableData = [:],
        where isIncluded: (@Sendable (Fragment.Output) -> Bool)? = nil,
        sortedBy areInIncreasingOrder: (
            @Sendable (Fragment.Output, Fragment.Output) -> Bool
        )? = nil,
        animation: Animation? = nil
    ) {
        self.id = id
        self.animation = animation
        search = ObjectSearch(variables, where: isIncluded, sortedBy: areInIncreasingOrder)
    }

    /// The model.
    public var wrappedValue: ObjectsModel<Fragment> { model }

    /// Gives the model the environment and the inputs of this update, before the view's body is evaluated.
    nonisolated public func update() {
        // Not when the model is read: a task of an earlier body would give it back the inputs of then.
        // SwiftUI calls this on the main actor, which the protocol doesn't say.
        MainActor.assumeIsolated {
            model.configure(search, id: id, in: environment, transaction: transaction(animation))
        }
    }
}
#endif
